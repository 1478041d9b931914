// As Apple's does, this module re-exports UIKit, and the requests and responses that Apple's Foundation has.
@_exported import FoundationNetworking
@_exported import HeadlessUIKit
