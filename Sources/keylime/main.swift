import KeyLimeCLI
