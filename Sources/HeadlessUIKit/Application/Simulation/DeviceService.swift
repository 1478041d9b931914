/// A service of the system, such as the location, which a module above adds to a device: one of each type for each device.
///
/// The device makes it when it is first asked for it, by ``SimulatedDevice/service(_:)``, and keeps it as long as it
/// lives. The service's module extends ``SimulatedDevice`` with what tests set, ``SystemPermission`` with what the user
/// is asked for, and shows its alerts and banners on the ``SystemScreen``.
@MainActor
package protocol DeviceService: AnyObject {
    /// Makes the service of a device, which owns it; the service is to reference the device weakly.
    init(_ device: SimulatedDevice)

    /// Called after the answer to a permission alert changed, or was set by a test.
    func permissionDidChange(_ permission: SystemPermission)

    /// Called when the application's process or the test ends; what the process asked for is to be forgotten.
    func forgetProcess()

    /// Called after the clock was emptied with the process's end; what outlives the process is to be scheduled again.
    func resumeWork()

    /// Called at the end of a test, which does not wait for what the service itself has on the clock; it is to be cancelled.
    func cancelWork()

    /// Called when the application is deleted from the device; what was kept for it is to be forgotten.
    func applicationWasDeleted()
}

extension DeviceService {
    /// Does nothing.
    package func permissionDidChange(_ permission: SystemPermission) {}
    /// Does nothing.
    package func forgetProcess() {}
    /// Does nothing.
    package func resumeWork() {}
    /// Does nothing.
    package func cancelWork() {}
    /// Does nothing.
    package func applicationWasDeleted() {}
}

extension SimulatedDevice {
    /// The device's service of a type; made when it is first asked for.
    ///
    /// - Complexity: O(*n*) in the number of services that were asked for.
    package func service<Service: DeviceService>(_ type: Service.Type) -> Service {
        for service in services {
            if let service = service as? Service { return service }
        }
        let service = Service(self)
        add(service)
        return service
    }
}
