import HeadlessUIKit

extension SystemPermission {
    /// The permission to read and change contacts.
    public static let contacts = SystemPermission(
        "contacts", question: "“%@” Would Like to Access Your Contacts")
}

/// The permission to use the contacts. The contacts themselves are not simulated.
@preconcurrency @MainActor
public final class CNContactStore: NSObject {
    /// Makes a store.
    public override init() {
        super.init()
    }

    /// Returns whether the user allows the application to use the contacts.
    public static func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
        UIApplication.shared.device.permissions.status(of: .contacts)
    }

    /// Shows the permission alert for the contacts, unless the user has answered it.
    ///
    /// - Parameter completionHandler: called in a separate turn, once the user has answered, with whether it is
    ///   allowed, and with ``CNError/Code/authorizationDenied`` if not.
    public func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping @MainActor (Bool, (any Error)?) -> Void
    ) {
        let device = UIApplication.shared.device
        device.permissions.ask(.contacts, on: device) {
            let status = Self.authorizationStatus(for: entityType)
            let isGranted = status == .authorized || status == .limited
            completionHandler(isGranted, isGranted ? nil : CNError(.authorizationDenied))
        }
    }

    /// Shows the permission alert for the contacts, unless the user has answered it.
    ///
    /// - Returns: `true`.
    /// - Throws: ``CNError/Code/authorizationDenied`` if the user does not allow it.
    public func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        switch Self.authorizationStatus(for: entityType) {
        // Answered before: returns immediately, so that a test can await it without moving the clock.
        case .authorized, .limited: return true
        case .denied, .restricted: throw CNError(.authorizationDenied)
        case .notDetermined: break
        }
        return try await withUnsafeThrowingContinuation { continuation in
            requestAccess(for: entityType) { granted, error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume(returning: granted)
                }
            }
        }
    }
}
