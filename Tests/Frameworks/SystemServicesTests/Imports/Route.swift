import CoreLocation

/// A model as an application has it, in a file that imports the service alone.
@MainActor
final class Route: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private let started: Date
    private(set) var log: [String] = []

    init(started: Date) {
        self.started = started
        super.init()
        manager.delegate = self
        manager.startUpdatingLocation()
        Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.manager.stopUpdatingLocation() }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 61) { self.log.append("stopped") }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        for location in locations {
            let seconds = location.timestamp.timeIntervalSince(started)
            log.append("\(location.coordinate.latitude)° after \(seconds) s")
        }
    }
}
