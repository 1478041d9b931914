// As Apple's does, this module re-exports UIKit and Photos.
@_exported import HeadlessUIKit
@_exported import Photos
