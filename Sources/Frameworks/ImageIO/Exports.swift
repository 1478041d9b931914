// As Apple's does, it brings Core Graphics' images and Core Foundation's names.
@_exported import HeadlessUIKit
@_exported import VirtualFoundation
