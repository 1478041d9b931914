// The types by their constants of old; UTType is the module's on Apple's platforms, too.
@_exported import UniformTypeIdentifiers
