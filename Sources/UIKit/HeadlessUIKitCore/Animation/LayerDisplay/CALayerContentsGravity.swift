/// How a layer's content is scaled or placed when its size is not the layer's.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public let rawValue: String

    /// Makes a value from Core Animation's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In its size, in the middle.
    public static let center = Self(rawValue: "center")
    /// In its size, in the middle of the upper edge.
    public static let top = Self(rawValue: "top")
    /// In its size, in the middle of the lower edge.
    public static let bottom = Self(rawValue: "bottom")
    /// In its size, in the middle of the left edge.
    public static let left = Self(rawValue: "left")
    /// In its size, in the middle of the right edge.
    public static let right = Self(rawValue: "right")
    /// In its size, in the upper left corner.
    public static let topLeft = Self(rawValue: "topLeft")
    /// In its size, in the upper right corner.
    public static let topRight = Self(rawValue: "topRight")
    /// In its size, in the lower left corner.
    public static let bottomLeft = Self(rawValue: "bottomLeft")
    /// In its size, in the lower right corner.
    public static let bottomRight = Self(rawValue: "bottomRight")
    /// Stretched to the layer's size.
    public static let resize = Self(rawValue: "resize")
    /// As large as it fits into the layer with its proportions, in the middle.
    public static let resizeAspect = Self(rawValue: "resizeAspect")
    /// As small as it covers the layer with its proportions, in the middle.
    public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")

    private static let modes: [(gravity: Self, mode: UIView.ContentMode)] = [
        (resize, .scaleToFill), (resizeAspect, .scaleAspectFit), (resizeAspectFill, .scaleAspectFill),
        (center, .center), (top, .top), (bottom, .bottom), (left, .left), (right, .right),
        (topLeft, .topLeft), (topRight, .topRight), (bottomLeft, .bottomLeft), (bottomRight, .bottomRight),
        (resize, .redraw),
    ]

    /// The content mode of views with the same effect; an unknown name stretches.
    var contentMode: UIView.ContentMode {
        Self.modes.first { $0.gravity == self }?.mode ?? .scaleToFill
    }

    init(_ mode: UIView.ContentMode) {
        self = Self.modes.first { $0.mode == mode }?.gravity ?? .resize
    }
}
