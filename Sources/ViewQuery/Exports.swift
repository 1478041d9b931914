@_exported import HeadlessUIKit
@_exported import Pictures
@_exported import TimeLapse
