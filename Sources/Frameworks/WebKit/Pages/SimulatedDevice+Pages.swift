import HeadlessUIKit

/// The pages of a device.
@MainActor
private final class PageStore: DeviceService {
    var pages = SimulatedPages()

    init(_ device: SimulatedDevice) {}
}

extension SimulatedDevice {
    /// What the addresses answer that web views of the device load.
    ///
    /// ```swift
    /// SimulatedDevice.current.pages["https://example.com"] = "<title>Welcome</title><p>Hello</p>"
    /// ```
    public var pages: SimulatedPages {
        get { service(PageStore.self).pages }
        set { service(PageStore.self).pages = newValue }
    }
}
