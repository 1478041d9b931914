// What applications and tests import: everything that UIKit's own module has, and what view code means with it.
@_exported import HeadlessDrawing
@_exported import HeadlessLists
@_exported import HeadlessUIKitCore
@_exported import VirtualFoundation
// Reads storyboards and nibs for the modules above, and is not seen itself.
import HeadlessNibs
