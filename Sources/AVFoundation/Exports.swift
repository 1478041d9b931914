// As Apple's, it brings Foundation along, whose names of time are the virtual clock's.
@_exported import VirtualFoundation
