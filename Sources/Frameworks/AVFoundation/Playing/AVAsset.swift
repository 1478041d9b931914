import VirtualFoundation

/// A film or a piece of sound.
@preconcurrency @MainActor
open class AVAsset: NSObject {
    let address: URL?

    init(address: URL?) {
        self.address = address
        super.init()
    }

    /// Makes a piece at an address.
    public convenience init(url URL: URL) {
        self.init(address: URL)
    }
}

/// A film or a piece of sound at an address.
open class AVURLAsset: AVAsset {
    /// The address.
    open var url: URL { address ?? URL(fileURLWithPath: "/") }

    /// Makes a piece at an address.
    ///
    /// - Parameter options: how it is read. They have no effect here.
    public init(url URL: URL, options: [String: Any]? = nil) {
        super.init(address: URL)
    }
}
