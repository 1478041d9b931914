import CoreLocation
import Robot
import Testing

@MainActor
@Suite("The device's location", .robot) struct LocationTests {
    private final class Pathfinder: CLLocationManagerDelegate {
        var log: [String] = []

        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            log.append("\(manager.authorizationStatus)")
        }

        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            log.append("at \(locations.map(\.coordinate.latitude))")
        }

        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            log.append("\((error as? CLError)?.code as Any)")
        }
    }

    @Test("Authorized managers get the device's location")
    func location() {
        UIWindow.createWindowForTesting().rootViewController = UIViewController()
        let (pathfinder, manager) = (Pathfinder(), CLLocationManager())
        manager.delegate = pathfinder
        TimeLapse.advanceMainRunLoop()
        #expect(pathfinder.log == ["notDetermined"])
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
        SimulatedDevice.current.location = CLLocation(latitude: 52, longitude: 13)
        #expect(manager.location == nil)
        tapOn(theFirstView(withLabel("Allow While Using App")))
        SimulatedDevice.current.location = CLLocation(latitude: 53, longitude: 13)
        TimeLapse.advanceMainRunLoop()
        manager.distanceFilter = 1000
        SimulatedDevice.current.location = CLLocation(latitude: 53.001, longitude: 13)
        TimeLapse.advanceMainRunLoop()
        manager.stopUpdatingLocation()
        SimulatedDevice.current.location = CLLocation(latitude: 54, longitude: 13)
        TimeLapse.advanceMainRunLoop()
        #expect(
            pathfinder.log == ["notDetermined", "authorizedWhenInUse", "at [52.0]", "at [53.0]"])
        pathfinder.log = []
        manager.requestLocation()
        TimeLapse.advanceMainRunLoop()
        SimulatedDevice.current.location = nil
        manager.requestLocation()
        TimeLapse.advanceMainRunLoop()
        SimulatedDevice.current.permissions[.location] = .denied
        manager.requestLocation()
        TimeLapse.advanceMainRunLoop()
        #expect(pathfinder.log.count == 4 && pathfinder.log[0] == "at [54.0]", "\(pathfinder.log)")
        #expect(pathfinder.log[1].contains("locationUnknown") && pathfinder.log[2] == "denied")
        #expect(pathfinder.log[3].contains("denied"))
        let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
        let munich = CLLocation(latitude: 48.137, longitude: 11.575)
        #expect(abs(berlin.distance(from: munich) - 504_000) < 2000)
    }

    @Test("Without a manager, a new location and a new permission schedule nothing")
    func noManager() {
        SimulatedDevice.current.location = CLLocation(latitude: 52, longitude: 13)
        SimulatedDevice.current.permissions[.location] = .granted
        #expect(VirtualClock.current.pendingWork.isEmpty)
        let manager = CLLocationManager()
        TimeLapse.advanceMainRunLoop()
        SimulatedDevice.current.location = CLLocation(latitude: 53, longitude: 13)
        #expect(VirtualClock.current.pendingWork.count == 1)
        TimeLapse.advanceMainRunLoop()
        #expect(manager.authorizationStatus == .authorizedWhenInUse)
    }
}
