import KeyLimeEngine

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

extension Platform {
  /// The terminal that controls this process; nil without one.
  static var controllingTerminal: ControllingTerminal? {
    guard let device = terminalDevice else { return nil }
    let leader = getsid(0)
    let start = sessionStart(of: leader) ?? "?"
    return ControllingTerminal(
      device: device, session: "\(bootName)/\(leader)/\(start)",
      isOutput: tcgetsid(1) == leader)
  }

  /// Discards what was typed and not yet read.
  static func discardInput(from descriptor: Int32) { tcflush(descriptor, TCIFLUSH) }
}

#if canImport(Darwin)
  extension Platform {
    private static func process(_ id: pid_t) -> kinfo_proc? {
      var name = [CTL_KERN, KERN_PROC, KERN_PROC_PID, id]
      var process = kinfo_proc()
      var size = MemoryLayout<kinfo_proc>.stride
      guard sysctl(&name, 4, &process, &size, nil, 0) == 0, size > 0 else { return nil }
      return process
    }

    private static var terminalDevice: String? {
      guard let device = process(getpid())?.kp_eproc.e_tdev, device != -1 else { return nil }
      return String(device)
    }

    private static func sessionStart(of leader: pid_t) -> String? {
      process(leader).map { "\($0.kp_proc.p_un.__p_starttime.tv_sec)" }
    }

    private static var bootName: String { "" }
  }
#else
  extension Platform {
    /// The fields of a process in `/proc`, from its state on, which is field 3.
    private static func fields(of process: String) -> [Substring] {
      guard let bytes = try? UserFile.read("/proc/\(process)/stat", limit: 4096) else { return [] }
      let text = String(decoding: bytes, as: UTF8.self)
      // The name of the program, in parentheses, may hold anything.
      guard let end = text.lastIndex(of: ")") else { return [] }
      return text[end...].dropFirst().split(separator: " ")
    }

    private static var terminalDevice: String? {
      let fields = fields(of: "self")
      guard fields.count > 4, fields[4] != "0" else { return nil }
      return String(fields[4])
    }

    private static func sessionStart(of leader: pid_t) -> String? {
      let fields = fields(of: String(leader))
      return fields.count > 19 ? String(fields[19]) : nil
    }

    /// Tells one start of the system from another: times of processes count from it.
    private static var bootName: String {
      let bytes = try? UserFile.read("/proc/sys/kernel/random/boot_id", limit: 64)
      return String(decoding: (bytes ?? []).filter { $0 > 0x20 }, as: UTF8.self)
    }
  }
#endif
