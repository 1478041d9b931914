import AVFoundation
import Contacts
import LocalAuthentication
import Photos
import UserNotifications

/// What names mean to code that imports services alone.
enum OtherServicesAlone {
    static let names: [String] = [
        String(reflecting: AVCaptureDevice.self), String(reflecting: CNContactStore.self),
        String(reflecting: LAContext.self), String(reflecting: PHPhotoLibrary.self),
        String(reflecting: UNUserNotificationCenter.self), String(reflecting: Timer.self),
        String(reflecting: DispatchQueue.self), String(reflecting: UserDefaults.self),
    ]
}
