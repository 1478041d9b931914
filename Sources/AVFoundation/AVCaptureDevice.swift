import Foundation
import HeadlessUIKit

/// What a device can record.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// AVFoundation's name.
    public let rawValue: String

    /// Makes a type of AVFoundation's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Pictures, by the camera.
    public static let video = AVMediaType(rawValue: "vide")
    /// Sound, by the microphone.
    public static let audio = AVMediaType(rawValue: "soun")
}

/// What a user has said to recording.
public enum AVAuthorizationStatus: Int, Hashable, Sendable {
    /// He was not asked.
    case notDetermined
    /// It is not his to say.
    case restricted
    /// No.
    case denied
    /// Yes.
    case authorized
}

extension SystemPermission {
    /// To use the camera.
    public static let camera = SystemPermission(
        "camera", question: "“%@” Would Like to Access the Camera")
    /// To use the microphone.
    public static let microphone = SystemPermission(
        "microphone", question: "“%@” Would Like to Access the Microphone")
}

/// The permission to use the camera and the microphone; there is nothing to record with here.
@preconcurrency @MainActor
public enum AVCaptureDevice {
    private static func permission(_ mediaType: AVMediaType) -> SystemPermission? {
        switch mediaType {
        case .video: .camera
        case .audio: .microphone
        default: nil
        }
    }

    /// What the user has said to the camera or to the microphone; restricted for any other type.
    public static func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        guard let permission = permission(mediaType) else { return .restricted }
        switch UIApplication.shared.device.permissions[permission] {
        case nil: return .notDetermined
        case .restricted: return .restricted
        case .denied: return .denied
        case .granted, .limited, .always, .once: return .authorized
        }
    }

    /// Asks the user for the camera or for the microphone, once.
    ///
    /// - Parameter handler: called in a turn of its own with whether there is permission.
    public static func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @MainActor (Bool) -> Void
    ) {
        let device = UIApplication.shared.device
        guard let permission = permission(mediaType) else {
            device.inTurnOfItsOwn("answer") { handler(false) }
            return
        }
        device.permissions.ask(permission, on: device) {
            handler(authorizationStatus(for: mediaType) == .authorized)
        }
    }

    /// Asks the user for the camera or for the microphone, once; returns whether there is permission.
    ///
    /// Whoever was asked before is not waited for, so that a test can await it without moving the clock.
    public static func requestAccess(for mediaType: AVMediaType) async -> Bool {
        let status = authorizationStatus(for: mediaType)
        if status != .notDetermined { return status == .authorized }
        return await withUnsafeContinuation { continuation in
            requestAccess(for: mediaType) { continuation.resume(returning: $0) }
        }
    }
}
