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
    /// Whether a view with the stamp that it had before is not looked at again.
    private let trustsStamps: Bool
    private var views = 0
    private var names: NameCounts?
    private(set) var hasMetAnimation = false

    /// - Parameters:
    ///   - isWhole: whether what is not drawn is recorded as well, for which each view is looked at.
    ///   - trustsStamps: whether a view with the stamp that it had before is not looked at again.
    init(_ film: Film, isWhole: Bool, trustsStamps: Bool = true) {
        self.film = film
        self.isWhole = isWhole
        self.trustsStamps = trustsStamps && !isWhole
    }

    /// - Parameter last: the picture before, whose parts are used again where they are the same.
    mutating func picture(
        of application: UIApplication, at time: Duration, after last: RecordedFrame?
    ) -> RecordedFrame {
        let windows = application.shownWindows
        if isWhole { names = NameCounts(of: application, film.testModules) }
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
        if let last, trustsStamps, last.stillShows(view, in: film),
            let node = node(of: view, lookingAs: last, depth: depth)
        {
            return node
        }
        return freshNode(of: view, after: last, depth: depth)
    }

    /// The node of a view that looks as before; `nil` if its subviews are drawn in another order than they have.
    ///
    /// It is the former node itself, if nothing inside has changed.
    private mutating func node(
        of view: UIView, lookingAs last: RecordedNode, depth: Int
    ) -> RecordedNode? {
        guard last.isDrawn else { return last }
        let subviews = view.subviewStore
        let former = last.children
        guard depth < Self.deepest else { return last }
        // Until the first difference no list of children is made.
        var children: [RecordedNode]? = subviews.count == former.count ? nil : []
        for (index, subview) in subviews.enumerated() where views < Self.mostViews {
            let old = index < former.count ? former[index] : nil
            let child = node(of: subview, after: old, depth: depth + 1)
            if subview.isOutOfOrder { return nil }
            if children == nil, child !== old { children = Array(former[..<index]) }
            children?.append(child)
        }
        guard let children else { return last }
        return RecordedNode(last.number, last.source, last.look, last.details, children)
    }

    private mutating func freshNode(
        of view: UIView, after last: RecordedNode?, depth: Int
    ) -> RecordedNode {
        let number = film.give(view)
        let last = last?.number == number ? last : nil
        var look = NodeLook(className: film.name(of: type(of: view)))
        if let controller = view.next as? UIViewController {
            look.controller = film.name(of: type(of: controller))
        }
        look.text = view.contentText ?? ""
        if view.isAnimatedNow { hasMetAnimation = true }
        var source = RecordedNode.Source(view: ObjectIdentifier(view), stamp: view.changeStamp)
        if view.changesUnnoticed { source.stamp = nil }
        var children: [RecordedNode] = []
        if var drawing = view.ownDrawing() {
            let parts = depth < Self.deepest ? drawing.parts : []
            // Pictures keep no view alive.
            drawing.parts = []
            look.radii = view.clippingRadii
            for part in parts where views < Self.mostViews {
                let former = last?.children[at: children.count]
                switch part {
                case .subview(let subview):
                    if subview.isOutOfOrder { source.stamp = nil }
                    children.append(node(of: subview, after: former, depth: depth + 1))
                case .layers(let list):
                    children.append(layers(list, in: view, drawing, children.count, after: former))
                }
            }
            look.drawing = drawing
        } else {
            look.frame = view.frame
        }
        let details = names.map { NodeDetails(of: view, $0.names(of: view)) } ?? last?.details
        if let last, last.source.stamp == source.stamp, last.isSame(look, details, children) { return last }
        return RecordedNode(number, source, look, details, children)
    }

    /// Layers of no view, between two subviews.
    private func layers(
        _ list: DisplayList, in view: UIView, _ drawing: ViewDrawing, _ index: Int,
        after last: RecordedNode?
    ) -> RecordedNode {
        var own = drawing
        own.placement = .identity
        own.effects = .none
        (own.mask, own.clip, own.under, own.over) = (nil, nil, list, DisplayList())
        let look = NodeLook(className: "CALayer", drawing: own)
        let number = film.give(view, layers: index)
        if let last, last.number == number, last.isSame(look, nil, []) { return last }
        return RecordedNode(
            number, RecordedNode.Source(view: ObjectIdentifier(view), stamp: nil), look, nil, [])
    }
}

extension Array {
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
