@_exported import FailureReporting
@_exported import HeadlessUIKit
@_exported import Pictures
@_exported import TimeLapse
