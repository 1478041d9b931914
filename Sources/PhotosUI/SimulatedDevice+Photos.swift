import Foundation

/// The photos of a device.
@MainActor
private final class PhotoStore: DeviceService {
    var photos: [SimulatedPhoto] = []

    init(_ device: SimulatedDevice) {}
}

extension SimulatedDevice {
    /// The photos and videos in the library, which pickers show; none at first.
    public var photos: [SimulatedPhoto] {
        get { service(PhotoStore.self).photos }
        set { service(PhotoStore.self).photos = newValue }
    }
}
