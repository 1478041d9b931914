import HeadlessUIKit

/// A layer that shows what a player plays: here an empty one.
@preconcurrency @MainActor
open class AVPlayerLayer: CALayer {
    /// The player.
    open var player: AVPlayer?
    /// How the picture fills the layer. It has no effect here.
    open var videoGravity = AVLayerVideoGravity.resizeAspect

    /// Makes a layer of a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }

    /// Whether there is a first picture: once the item is loaded.
    open var isReadyForDisplay: Bool { player?.status == .readyToPlay }
}

/// How a picture fills its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// The name that AVFoundation uses.
    public let rawValue: String

    /// Makes a way with the name that AVFoundation uses.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// All of it, as large as fits.
    public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
    /// As large as fills the layer.
    public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// Stretched to the layer.
    public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}
