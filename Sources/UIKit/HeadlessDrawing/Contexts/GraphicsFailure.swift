import FailureReporting
import Foundation

/// A misuse of drawing functions, which Core Graphics logs and ignores.
package struct GraphicsFailure: DescribedFailure {
    package let description: String

    package init(description: String) { self.description = description }

    static func noContext(_ call: String) -> GraphicsFailure {
        GraphicsFailure(
            "\(call) was called without a graphics context, so it does nothing."
                + " Call it in a view's draw(_:), or in the closure of UIGraphicsImageRenderer's image(actions:)."
        )
    }

    static func notFinite(_ call: String, _ value: String) -> GraphicsFailure {
        GraphicsFailure("\(call) was called with \(value), which is not finite. It does nothing.")
    }

    static let nothingToRestore = GraphicsFailure(
        "restoreGState() was called without a saveGState() before. It does nothing.")

    static let noLayerToEnd = GraphicsFailure(
        "endTransparencyLayer() was called without a beginTransparencyLayer(auxiliaryInfo:) before, or with a"
            + " saveGState() in between that was not restored. It does nothing.")

    static let nothingToPop = GraphicsFailure(
        "UIGraphicsPopContext() was called without a UIGraphicsPushContext(_:) before. It does nothing.")

    static func noSize(_ call: String, _ size: CGSize) -> GraphicsFailure {
        GraphicsFailure(
            "\(call) was called with the size \(size.shortText): an image's sides are finite and above zero."
                + " There is no context, and no image comes of it.")
    }
}
