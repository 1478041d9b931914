/// A service's own type for whether the user allows the application to use it.
package protocol AuthorizationStatus {
    static var notDetermined: Self { get }
    static var restricted: Self { get }
    static var denied: Self { get }
    static var authorized: Self { get }
    static var limited: Self { get }
}

extension DevicePermissions {
    package func status<Status: AuthorizationStatus>(of permission: SystemPermission) -> Status {
        switch self[permission] {
        case nil: .notDetermined
        case .restricted: .restricted
        case .denied: .denied
        case .limited: .limited
        case .granted, .always, .once: .authorized
        }
    }
}
