@_exported import HeadlessUIKit
// What a look is made of.
@_exported import Pictures
