// As Apple's does, this module re-exports UIKit and AVFoundation.
@_exported import AVFoundation
@_exported import HeadlessUIKit
