import Foundation
import HeadlessUIKit

/// What an application wants to do with photos.
public enum PHAccessLevel: Int, Hashable, Sendable {
    /// To add some.
    case addOnly = 1
    /// To read and change them.
    case readWrite = 2
}

/// What a user has said to the use of his photos.
public enum PHAuthorizationStatus: Int, Hashable, Sendable {
    /// He was not asked.
    case notDetermined
    /// It is not his to say.
    case restricted
    /// No.
    case denied
    /// Yes.
    case authorized
    /// To some that he chose.
    case limited
}

extension SystemPermission {
    /// To read and change the photos.
    public static let photos = SystemPermission(
        "photos", question: "“%@” Would Like to Access Your Photo Library",
        choices: [
            Choice("Limit Access…", .limited), Choice("Allow Full Access", .granted),
            Choice("Don’t Allow", .denied),
        ])
    /// To add photos.
    public static let photoAddition = SystemPermission(
        "photoAddition", question: "“%@” Would Like to Add to your Photos")
}

/// The permission to use the photos; there are none here.
@preconcurrency @MainActor
public enum PHPhotoLibrary {
    /// What the user has said.
    public static func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        switch UIApplication.shared.device.permissions[accessLevel.permission] {
        case nil: .notDetermined
        case .restricted: .restricted
        case .denied: .denied
        case .limited: .limited
        case .granted, .always, .once: .authorized
        }
    }

    /// Asks the user, once.
    ///
    /// - Parameter handler: called in a turn of its own with what he has said.
    public static func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @MainActor (PHAuthorizationStatus) -> Void
    ) {
        let device = UIApplication.shared.device
        device.permissions.ask(accessLevel.permission, on: device) {
            handler(authorizationStatus(for: accessLevel))
        }
    }

    /// Asks the user, once; returns what he has said.
    ///
    /// Whoever was asked before is not waited for, so that a test can await it without moving the clock.
    public static func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
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
