import CoreLocation
import Robot
import Testing

@MainActor
@Suite("Files that import only services", .robot) struct ImportTests {
    @Test("Services in a file that imports only them are those of this package, on the virtual clock")
    func names() {
        #expect(
            OtherServicesAlone.names == [
                "AVFoundation.AVCaptureDevice", "Contacts.CNContactStore", "LocalAuthentication.LAContext",
                "Photos.PHPhotoLibrary", "UserNotifications.UNUserNotificationCenter", "TimeLapse.Timer",
                "TimeLapse.DispatchQueue", "TimeLapse.UserDefaults",
            ])
    }

    @Test("A model with a service, a timer and a queue runs on the virtual clock")
    func model() {
        let device = SimulatedDevice.current
        device.permissions[.location] = .granted
        let route = Route(started: TimeLapse.date)
        for latitude in [52.0, 53, 54] {
            device.location = CLLocation(latitude: latitude, longitude: 13)
            TimeLapse.advance(by: .seconds(40))
        }
        #expect(route.log == ["52.0° after 0.0 s", "53.0° after 40.0 s", "stopped"])
    }
}
