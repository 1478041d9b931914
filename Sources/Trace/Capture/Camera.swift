import Foundation
import HeadlessUIKit
import ViewQuery

/// Takes one picture of the screen.
@MainActor
struct Camera {
    /// The most views of a picture; others are left out.
    private static let mostViews = 5_000
    /// How deep views may be nested.
    private static let deepest = 400

    private let film: Film
    private let isWhole: Bool
    private var views = 0
    private var queries: BestQueries?
    /// Whether a view is being animated, so that the next picture differs.
    private(set) var hasMetAnimation = false

    init(_ film: Film, isWhole: Bool) {
        self.film = film
        self.isWhole = isWhole
    }

    /// - Parameter last: the picture before, whose parts are used again where they are the same.
    mutating func picture(
        of application: UIApplication, at time: Duration, after last: RecordedFrame?
    ) -> RecordedFrame {
        let windows = application.shownWindows
        if isWhole { queries = BestQueries(of: windows) }
        var nodes: [RecordedNode] = []
        for (index, window) in windows.enumerated() {
            nodes.append(node(of: window, after: last?.windows[at: index], depth: 0))
        }
        let focus = (application.keyWindow?.firstResponder as? UIView).map { film.give($0) }
        let trees = isWhole ? RecordedTrees(of: windows, film) : nil
        return RecordedFrame(
            time: time, screen: ScreenState(application), windows: nodes, focus: focus, trees: trees)
    }

    private mutating func node(of view: UIView, after last: RecordedNode?, depth: Int) -> RecordedNode {
        views += 1
        let number = film.give(view)
        let last = last?.number == number ? last : nil
        var look = NodeLook(className: "\(type(of: view))")
        if let controller = view.next as? UIViewController { look.controller = "\(type(of: controller))" }
        if view.isAnimatedNow { hasMetAnimation = true }
        var children: [RecordedNode] = []
        if var drawing = view.ownDrawing() {
            let parts = depth < Self.deepest ? drawing.parts : []
            // Pictures keep no view alive.
            drawing.parts = []
            look.radii = view.clippingRadii
            look.text = view.contentText ?? ""
            for part in parts where views < Self.mostViews {
                let former = last?.children[at: children.count]
                switch part {
                case .subview(let subview):
                    children.append(node(of: subview, after: former, depth: depth + 1))
                case .layers(let list):
                    children.append(layers(list, in: view, drawing, children.count, after: former))
                }
            }
            look.drawing = drawing
        } else {
            look.frame = view.frame
        }
        let details = queries.map { NodeDetails(of: view, query: $0.code(for: view)) }
        if let last, last.isSame(look, details, children) { return last }
        return RecordedNode(number, look, details, children)
    }

    /// Layers of no view, between two subviews.
    private func layers(
        _ list: DisplayList, in view: UIView, _ drawing: ViewDrawing, _ index: Int,
        after last: RecordedNode?
    ) -> RecordedNode {
        var own = drawing
        own.placement = .identity
        own.effects = DisplayList.Effects()
        (own.mask, own.clip, own.under, own.over) = (nil, nil, list, DisplayList())
        let look = NodeLook(className: "CALayer", drawing: own)
        let number = film.give(view, layers: index)
        if let last, last.number == number, last.isSame(look, nil, []) { return last }
        return RecordedNode(number, look, nil, [])
    }
}

extension Array {
    /// The element at an index; `nil` if there is none.
    fileprivate subscript(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension UIView {
    /// The radii of the corners that the view clips to; empty for none.
    fileprivate var clippingRadii: [CGFloat] {
        guard clipsToBounds, layer.cornerRadius > 0 else { return [] }
        let corners = layer.maskedCorners
        return [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
        ].map { corners.contains($0) ? layer.cornerRadius : 0 }
    }
}
