import Foundation

/// How a gradient runs.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation has for it.
    public let rawValue: String

    /// Makes one of Core Animation's name for it.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From the middle of an ellipse outwards.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer of colours that run into each other, with how they would be drawn.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    private struct Values {
        var colors: [Any]?
        var locations: [NSNumber]?
        var startPoint = CGPoint(x: 0.5, y: 0)
        var endPoint = CGPoint(x: 0.5, y: 1)
        var type = CAGradientLayerType.axial
    }

    private var gradient = Values()

    /// The colours in order, each a `CGColor`.
    public final var colors: [Any]? {
        get { gradient.colors }
        set { change(\.colors, newValue) }
    }

    /// Where each colour is, from 0 to 1; at even distances if `nil`.
    public final var locations: [NSNumber]? {
        get { gradient.locations }
        set { change(\.locations, newValue) }
    }

    /// Where the gradient begins, as a share of the bounds; (0.5, 0) unless set.
    public final var startPoint: CGPoint {
        get { gradient.startPoint }
        set { change(\.startPoint, newValue) }
    }

    /// Where the gradient ends, as a share of the bounds; (0.5, 1) unless set.
    public final var endPoint: CGPoint {
        get { gradient.endPoint }
        set { change(\.endPoint, newValue) }
    }

    /// How the gradient runs.
    public final var type: CAGradientLayerType {
        get { gradient.type }
        set { change(\.type, newValue) }
    }

    private func change<Value>(_ part: WritableKeyPath<Values, Value>, _ value: Value) {
        // Through the style, so that a picture stays and whoever looks hears of it.
        change { _ in gradient[keyPath: part] = value }
    }

    override func takeOver(from layer: CALayer) {
        if let layer = layer as? CAGradientLayer { gradient = layer.gradient }
    }
}
