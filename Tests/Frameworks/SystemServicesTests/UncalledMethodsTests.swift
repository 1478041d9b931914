import CoreLocation
import FailureReporting
import Robot
import Testing
import UserNotifications
import WebKit

private class Finder: CLLocationManagerDelegate {
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

private final class Pathfinder: Finder {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
}

private class Listener: NSObject, UNUserNotificationCenterDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { .banner }
}

private final class Answerer: Listener {
    override func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { .list }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
}

private final class Closer: NSObject, WKUIDelegate {
    func webViewDidClose(_ webView: WKWebView) {}
}

#if DEBUG && os(Linux)
/// Services' delegates whose methods are never called, as a superclass adopted the protocol without them.
@MainActor @Suite("Uncalled delegate methods of services", .robot) struct UncalledMethodsTests {
    /// What is said when these become delegates.
    private func failures(_ finder: Finder, _ listener: Listener) -> [String] {
        FailureCollector.failures {
            CLLocationManager().delegate = finder
            UNUserNotificationCenter.current().delegate = listener
            // A manager tells its delegate of the authorization.
            TimeLapse.advanceMainRunLoop()
        }.map(\.text)
    }

    @Test(
        "A method that the adopting superclass of a service's delegate lacks is never called, and is reported"
    )
    func uncalled() {
        let (pathfinder, answerer) = (Pathfinder(), Answerer())
        #expect(
            failures(pathfinder, answerer) == [
                "Pathfinder.locationManager(_:didUpdateLocations:) is never called: Finder declares that it is a"
                    + " CLLocationManagerDelegate, and has no such method. Declare it there, and override it.",
                "Answerer.userNotificationCenter(_:didReceive:withCompletionHandler:) is never called: Listener declares"
                    + " that it is a UNUserNotificationCenterDelegate, and has no such method. Declare it there, and"
                    + " override it.",
            ])
    }

    @Test("A class that has all methods that it adopts is not reported")
    func called() {
        let (finder, listener) = (Finder(), Listener())
        #expect(failures(finder, listener).isEmpty)
    }

    @Test("A method that no web view calls is a warning")
    func unasked() {
        let closer = Closer()
        let warnings = FailureCollector.warnings { WKWebView().uiDelegate = closer }
        #expect(
            warnings.map(\.text) == [
                "Closer.webViewDidClose(_:) is never called: WKUIDelegate has this method on a device, but not here."
            ])
    }
}
#endif
