import HeadlessUIKit

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
