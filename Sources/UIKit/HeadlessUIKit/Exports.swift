// What applications and tests import: everything that UIKit's own module has, and what view code means with it.
@_exported import HeadlessDrawing
@_exported import HeadlessLists
// Reads storyboards and nibs for the modules around it, and is not seen itself.
import HeadlessNibs
@_exported import HeadlessUIKitCore
@_exported import VirtualFoundation
