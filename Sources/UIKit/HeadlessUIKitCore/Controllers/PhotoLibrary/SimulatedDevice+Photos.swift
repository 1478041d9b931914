/// The photos and files of a device.
@MainActor
private final class ItemStore: DeviceService {
    var photos: [SimulatedPhoto] = []
    var cameraPicture: SimulatedPhoto? = SimulatedPhoto(
        "Picture", image: UIImage(color: .gray, size: CGSize(width: 3024, height: 4032)))
    var files: [URL] = []
    var exportedFiles: [URL] = []

    init(_ device: SimulatedDevice) {}
}

extension SimulatedDevice {
    /// The photos and videos in the library, which pickers show; none at first.
    public var photos: [SimulatedPhoto] {
        get { service(ItemStore.self).photos }
        set { service(ItemStore.self).photos = newValue }
    }

    /// The picture that the camera takes: a grey one, unless set. A device has no camera if it is `nil`.
    public var cameraPicture: SimulatedPhoto? {
        get { service(ItemStore.self).cameraPicture }
        set { service(ItemStore.self).cameraPicture = newValue }
    }

    /// The files that the document picker shows; none at first.
    public var files: [URL] {
        get { service(ItemStore.self).files }
        set { service(ItemStore.self).files = newValue }
    }

    /// The files that the user saved by a document picker, in order.
    public internal(set) var exportedFiles: [URL] {
        get { service(ItemStore.self).exportedFiles }
        set { service(ItemStore.self).exportedFiles = newValue }
    }
}
