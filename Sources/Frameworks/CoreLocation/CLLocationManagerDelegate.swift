import HeadlessUIKit

/// The methods that a location manager calls on its delegate; all are optional.
@preconcurrency @MainActor
public protocol CLLocationManagerDelegate: AnyObject {
    /// Called when the authorization status changed, and once after the manager was made.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Tells the delegate of new locations, the newest last.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Called with a ``CLError`` when the location is not known or not allowed.
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

extension DelegateRole {
    static let locationDelegate = DelegateRole(
        "CLLocationManagerDelegate",
        unasked: """
            locationManager(_: CLLocationManager, didUpdateTo: CLLocation, from: CLLocation) -> ()
            locationManager(_: CLLocationManager, didChangeAuthorization: CLAuthorizationStatus) -> ()
            locationManager(_: CLLocationManager, didFinishDeferredUpdatesWithError: Error?) -> ()
            locationManagerShouldDisplayHeadingCalibration(CLLocationManager) -> Bool
            locationManagerDidPauseLocationUpdates(CLLocationManager) -> ()
            locationManagerDidResumeLocationUpdates(CLLocationManager) -> ()
            """
    ) { $0 is any CLLocationManagerDelegate.Type }
}
