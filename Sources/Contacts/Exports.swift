// An application's file may import this module alone. The names of time then mean the virtual clock's, as with UIKit.
@_exported import HeadlessUIKit
