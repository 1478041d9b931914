@_exported import HeadlessUIKit
@_exported import TimeLapse
@_exported import ViewQuery
