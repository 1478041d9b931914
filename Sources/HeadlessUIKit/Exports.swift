// View code imports UIKit alone and means Foundation with it, whose names of time are the virtual clock's.
@_exported import VirtualFoundation
