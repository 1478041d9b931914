/// A service of the system, such as location, which a module above adds to a device: one of each type for each device.
///
/// ``SimulatedDevice/service(_:)`` makes it on the first call, and the device holds it. The service's module extends
/// ``SimulatedDevice`` with what tests set, ``SystemPermission`` with its permissions, and shows its alerts and banners
/// on the ``SystemScreen``.
@MainActor
package protocol DeviceService: AnyObject {
    /// Makes the service of a device, which holds it; the service must hold the device weakly.
    init(_ device: SimulatedDevice)

    /// Called after the answer to a permission alert changed, or was set by a test.
    func permissionDidChange(_ permission: SystemPermission)

    /// Called when the application's process or the test ends; drop what the process requested.
    func forgetProcess()

    /// Called after the process's end cancelled all work on the clock; schedule again what outlives the process.
    func resumeWork()

    /// Called at the end of a test, which does not wait for the service's own work; cancel it.
    func cancelWork()

    /// Called when the application is deleted from the device; drop what was stored for it.
    func applicationWasDeleted()
}

extension DeviceService {
    package func permissionDidChange(_ permission: SystemPermission) {}
    package func forgetProcess() {}
    package func resumeWork() {}
    package func cancelWork() {}
    package func applicationWasDeleted() {}
}

extension SimulatedDevice {
    /// Returns the device's service of a type; makes it on the first call.
    ///
    /// - Complexity: O(*n*) in the number of the device's services.
    package func service<Service: DeviceService>(_ type: Service.Type) -> Service {
        for service in services {
            if let service = service as? Service { return service }
        }
        let service = Service(self)
        services.append(service)
        return service
    }
}
