@_exported import HeadlessUIKit
@_exported import Keyboard
@_exported import TimeLapse
@_exported import Touch
@_exported import ViewQuery
