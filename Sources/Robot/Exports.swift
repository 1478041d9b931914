@_exported import HeadlessUIKit
@_exported import Keyboard
@_exported import TimeLapse
@_exported import Touch
@_exported import Trace
@_exported import ViewQuery

// The system's services. Where Apple's are, the names are taken.
#if !canImport(Darwin)
@_exported import AVFoundation
@_exported import Contacts
@_exported import CoreLocation
@_exported import LocalAuthentication
@_exported import Photos
@_exported import UserNotifications
@_exported import VirtualNetworking
#endif
