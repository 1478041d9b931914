import HeadlessUIKit

extension SystemPermission {
    /// The permission to read and change photos.
    public static let photos = SystemPermission(
        "photos", question: "“%@” Would Like to Access Your Photo Library",
        choices: [Choice("Limit Access…", .limited), Choice("Allow Full Access", .granted), .refusal])
    /// The permission to add photos.
    public static let photoAddition = SystemPermission(
        "photoAddition", question: "“%@” Would Like to Add to your Photos")
}

/// The photo library, as far as permissions go. The photos that pickers show are `SimulatedDevice.current.photos`.
@preconcurrency @MainActor
open class PHPhotoLibrary: NSObject {
    private static let library = PHPhotoLibrary()

    private override init() {
        super.init()
    }

    /// Returns the library of the device.
    open class func shared() -> PHPhotoLibrary { library }

    /// Returns whether the user allows an access level.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        UIApplication.shared.device.permissions.status(of: accessLevel.permission)
    }

    /// Shows the permission alert for an access level, unless the user has answered it.
    ///
    /// - Parameter handler: called in a separate turn with the status, once the user has answered.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @MainActor (PHAuthorizationStatus) -> Void
    ) {
        let device = UIApplication.shared.device
        device.permissions.ask(accessLevel.permission, on: device) {
            handler(authorizationStatus(for: accessLevel))
        }
    }

    /// Shows the permission alert for an access level, unless the user has answered it; returns the status.
    ///
    /// Returns immediately if the user has answered before, so that a test can await it without moving the clock.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        let status = authorizationStatus(for: accessLevel)
        if status != .notDetermined { return status }
        return await withUnsafeContinuation { continuation in
            requestAuthorization(for: accessLevel) { continuation.resume(returning: $0) }
        }
    }
}

extension PHAccessLevel {
    fileprivate var permission: SystemPermission { self == .addOnly ? .photoAddition : .photos }
}
