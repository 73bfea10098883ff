import KeyLimeCLI

Program.main()
