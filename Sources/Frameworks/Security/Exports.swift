// As Apple's does, this module brings Foundation's names of what it takes and returns.
@_exported import VirtualFoundation
