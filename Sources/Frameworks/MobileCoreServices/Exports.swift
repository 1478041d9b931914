// The types by their constants of old; UTType is the module's on Apple's platforms, too.
@_exported import UniformTypeIdentifiers
// As Apple's does, it brings Core Foundation's names.
@_exported import VirtualFoundation
