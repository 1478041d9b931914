import Foundation
import HeadlessUIKit

/// What an application's code hears of where the device is. All methods may be left out.
@preconcurrency @MainActor
public protocol CLLocationManagerDelegate: AnyObject {
    /// Tells what the user has said to his place being known: once for each manager, and whenever that changed.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Tells where the device is; the newest place comes last.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Tells that this cannot be found out, with a ``CLError``.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}

extension CLLocationManagerDelegate {
    /// Does nothing.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}

/// Why it cannot be found out where the device is.
public struct CLError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons.
    public enum Code: Int, Hashable, Sendable {
        /// It is not known at the moment.
        case locationUnknown = 0
        /// The user does not want it.
        case denied = 1
    }

    /// The reason.
    public let code: Code

    /// Makes an error of its reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The domain that the codes are of.
    public static var errorDomain: String { "kCLErrorDomain" }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
}

extension DelegateProtocol {
    static let location = DelegateProtocol("CLLocationManagerDelegate") {
        $0 is any CLLocationManagerDelegate.Type
    }
}

extension DelegateRole {
    static let locationDelegate = DelegateRole(.location)
}
