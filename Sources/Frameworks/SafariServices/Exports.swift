// As Apple's does, this module re-exports UIKit.
@_exported import HeadlessUIKit
