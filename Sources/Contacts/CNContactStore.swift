import Foundation
import HeadlessUIKit

/// What there is in a store of contacts.
public enum CNEntityType: Int, Hashable, Sendable {
    /// People.
    case contacts
}

/// What a user has said to the use of his contacts.
public enum CNAuthorizationStatus: Int, Hashable, Sendable {
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
    /// To read and change the contacts.
    public static let contacts = SystemPermission(
        "contacts", question: "“%@” Would Like to Access Your Contacts")
}

/// The permission to use the contacts; there are none here.
@preconcurrency @MainActor
public final class CNContactStore: NSObject {
    /// Makes a store.
    public override init() {
        super.init()
    }

    /// What the user has said.
    public static func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
        switch UIApplication.shared.device.permissions[.contacts] {
        case nil: .notDetermined
        case .restricted: .restricted
        case .denied: .denied
        case .limited: .limited
        case .granted, .always, .once: .authorized
        }
    }

    /// Asks the user, once.
    ///
    /// - Parameter completionHandler: called in a turn of its own with whether there is permission; with
    ///   ``CNError/Code/authorizationDenied`` if not.
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

    /// Asks the user, once.
    ///
    /// - Returns: `true`.
    /// - Throws: ``CNError/Code/authorizationDenied`` if there is no permission.
    public func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        switch Self.authorizationStatus(for: entityType) {
        // Whoever was asked before is not waited for, so that a test can await it without moving the clock.
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

/// Why contacts cannot be used.
public struct CNError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons.
    public enum Code: Int, Hashable, Sendable {
        /// The user does not want it.
        case authorizationDenied = 100
    }

    /// The reason.
    public let code: Code

    /// Makes an error of its reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The domain that the codes are of.
    public static var errorDomain: String { "CNErrorDomain" }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
}
