"""A web server on this machine with pictures, an Overpass server, and the faults that a server can have.

web.py FOLDER writes its port to FOLDER/port and each path that it was asked for to FOLDER/asked.
"""

import http.server
import json
import os
import struct
import sys
import time
import zlib

FOLDER = sys.argv[1]


def picture():
    """A PNG of eight by eight pixels."""

    def chunk(kind, data):
        check = zlib.crc32(kind + data)
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)

    rows = b"".join(
        b"\0" + b"".join(bytes([x * 30, y * 30, 80]) for x in range(8)) for y in range(8)
    )
    header = struct.pack(">IIBBBBB", 8, 8, 8, 2, 0, 0, 0)
    parts = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + parts


PICTURE = picture()
PLACES = {
    "node(7)": {
        "type": "node", "id": 7, "lat": 35.281, "lon": -120.661,
        "tags": {
            "amenity": "restaurant", "name": "Lime Tree", "cuisine": "thai", "phone": "+1 555 0100",
            "addr:street": "Elm Street", "addr:housenumber": "4", "addr:city": "San Luis Obispo",
            "opening_hours": "Mo-Su 11:00-22:00", "diet:vegan": "yes",
        },
    },
    "way(8)": {
        "type": "way", "id": 8, "center": {"lat": 35.282, "lon": -120.662},
        "tags": {"amenity": "bank", "name": "Savings"},
    },
}


class Handler(http.server.BaseHTTPRequestHandler):
    def note(self):
        with open(FOLDER + "/asked", "a") as log:
            log.write(self.path + "\n")

    def answer(self, status, body=b"", headers=()):
        self.send_response(status)
        for name, value in headers:
            self.send_header(name, value)
        if not any(name == "Content-Length" for name, _ in headers):
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        self.note()
        path = self.path.partition("?")[0]
        if path == "/lunch.png":
            self.answer(200, PICTURE)
        elif path == "/moved.png":
            self.answer(302, headers=[("Location", "/lunch.png")])
        elif path == "/to-file.png":
            self.answer(302, headers=[("Location", "file:///etc/passwd")])
        elif path == "/circle.png":
            self.answer(302, headers=[("Location", "/circle.png")])
        elif path == "/page.png":
            self.answer(200, b"<html>no picture</html>", [("Content-Type", "image/png")])
        elif path == "/cut.png":
            self.answer(200, PICTURE[:40], [("Content-Length", str(len(PICTURE)))])
        elif path == "/huge.png":
            self.answer(200, PICTURE, [("Content-Length", str(1 << 30))])
        elif path == "/endless.png":
            self.send_response(200)
            self.end_headers()
            try:
                while True:
                    self.wfile.write(PICTURE * 10000)
            except OSError:
                pass
        elif path == "/slow.png":
            time.sleep(30)
        else:
            status = int(path.strip("/") or 404) if path.strip("/").isdigit() else 404
            self.answer(status, b"no")

    def do_POST(self):
        self.note()
        body = self.rfile.read(int(self.headers["Content-Length"])).decode()
        if "busy" in self.path:
            return self.answer(429, b"busy", [("Retry-After", "0")])
        if "html" in self.path:
            return self.answer(200, b"<html>no JSON</html>")
        found = [place for query, place in PLACES.items() if query in body.replace("%28", "(").replace("%29", ")")]
        answer = {"osm3s": {"copyright": "www.openstreetmap.org ODbL"}, "elements": found}
        self.answer(200, json.dumps(answer).encode())

    def log_message(self, *words):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
server.daemon_threads = True
with open(FOLDER + "/port.new", "w") as file:
    file.write(str(server.server_port))
os.rename(FOLDER + "/port.new", FOLDER + "/port")
server.timeout = 60
end = time.time() + 120
while time.time() < end and os.path.exists(FOLDER + "/web.py"):
    server.timeout = 1
    server.handle_request()
