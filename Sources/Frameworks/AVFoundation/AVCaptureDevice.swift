import Foundation
import HeadlessUIKit

/// A kind of media, such as video or audio.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// The name that AVFoundation uses.
    public let rawValue: String

    /// Makes a type with the name that AVFoundation uses.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Video, from the camera.
    public static let video = Self(rawValue: "vide")
    /// Sound, from the microphone.
    public static let audio = Self(rawValue: "soun")
}

/// Whether the user allows the application to use the camera or the microphone.
public enum AVAuthorizationStatus: Int, Hashable, Sendable {
    /// The user has not been asked yet.
    case notDetermined
    /// Not allowed, and the user cannot change that, such as a child.
    case restricted
    /// Not allowed.
    case denied
    /// Allowed.
    case authorized
}

extension AVAuthorizationStatus: AuthorizationStatus {
    /// Allowed: there is no limited use of a camera.
    package static var limited: Self { .authorized }
}

extension SystemPermission {
    /// The permission to use the camera.
    public static let camera = SystemPermission(
        "camera", question: "“%@” Would Like to Access the Camera")
    /// The permission to use the microphone.
    public static let microphone = SystemPermission(
        "microphone", question: "“%@” Would Like to Access the Microphone")
}

/// The permissions to use the camera and the microphone. Recording itself is not simulated.
@preconcurrency @MainActor
public enum AVCaptureDevice {
    private static func permission(_ mediaType: AVMediaType) -> SystemPermission? {
        switch mediaType {
        case .video: .camera
        case .audio: .microphone
        default: nil
        }
    }

    /// Returns whether the user allows the camera or the microphone; `restricted` for any other type.
    public static func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        guard let permission = permission(mediaType) else { return .restricted }
        return UIApplication.shared.device.permissions.status(of: permission)
    }

    /// Shows the permission alert for the camera or the microphone, unless the user has answered it.
    ///
    /// - Parameter handler: called in a separate turn with whether it is allowed; `false` for any other type.
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

    /// Shows the permission alert for the camera or the microphone, unless the user has answered it.
    ///
    /// Returns immediately if the user has answered before, so that a test can await it without moving the clock.
    ///
    /// - Returns: whether it is allowed.
    public static func requestAccess(for mediaType: AVMediaType) async -> Bool {
        let status = authorizationStatus(for: mediaType)
        if status != .notDetermined { return status == .authorized }
        return await withUnsafeContinuation { continuation in
            requestAccess(for: mediaType) { continuation.resume(returning: $0) }
        }
    }
}
