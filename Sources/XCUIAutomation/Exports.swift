// As Apple's module does, whose headers import both.
@_exported import Foundation
@_exported import HeadlessUIKit
