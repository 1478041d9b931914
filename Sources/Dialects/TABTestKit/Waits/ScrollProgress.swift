import FailureReporting
import HeadlessUIKit
import ViewQuery
import XCUIAutomation

/// Whether scrolls move what they are to scroll.
@MainActor
final class ScrollProgress {
    private let view: UIScrollView?
    private let start: CGVector
    private var offset: CGPoint?
    /// How many of the last scrolls moved nothing.
    private var idleScrolls = 0

    init(of element: (any Element)?, _ direction: ElementAttributes.Direction) {
        view = FailureCollector.quietly {
            element.flatMap { $0.underlyingXCUIElement.exists ? $0.underlyingXCUIElement.view : nil }
                as? UIScrollView
        }
        start = direction.drag(in: element.map { $0.frameInScreen } ?? .zero).from
        offset = view?.contentOffset
    }

    func note() {
        idleScrolls = view?.contentOffset == offset ? idleScrolls + 1 : 0
        offset = view?.contentOffset
    }

    var details: [String] {
        guard let view, let window = view.window, idleScrolls > 0 else { return [] }
        let scrolls = idleScrolls == 1 ? "scroll" : "\(idleScrolls) scrolls"
        let frame = view.convert(view.bounds, to: window)
        let point = CGPoint(
            x: frame.minX + start.dx * frame.width, y: frame.minY + start.dy * frame.height)
        let met = window.hitTest(point, with: nil)
        let inner = met?.lineage.lazy.compactMap { $0 as? UIScrollView }.first
        let reason =
            if let inner, inner !== view {
                "The drag begins on \(inner.summary), which scrolls instead: "
                    + "begin it elsewhere, by .from(_:to:)."
            } else {
                "It is at its end."
            }
        return ["The last \(scrolls) did not move \(view.summary). \(reason)"]
    }
}
