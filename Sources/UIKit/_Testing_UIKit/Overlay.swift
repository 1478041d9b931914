// Swift adds a module of this name to each file that imports both Testing and UIKit. Apple's attaches images to tests;
// this one is here so that such a file compiles.
@_exported import UIKit
