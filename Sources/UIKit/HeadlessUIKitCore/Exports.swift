// View code imports UIKit alone and means Foundation with it, whose names of time are the virtual clock's, and what is
// drawn.
@_exported import HeadlessDrawing
@_exported import VirtualFoundation
