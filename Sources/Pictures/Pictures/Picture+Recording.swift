import HeadlessUIKit

@MainActor
extension Picture {
    /// Makes a picture of a view with everything in it, after pending layout and drawing.
    ///
    /// It is as large as the view's bounds. What is drawn outside of them, such as a shadow, is in the picture, but
    /// its SVG does not show it.
    ///
    /// - Parameters:
    ///   - view: the view.
    ///   - masks: views that are not compared, such as those that a query finds: the picture shows them, and its text
    ///     and differences leave them out.
    /// - Complexity: O(*n*) in the number of views and layers.
    public init(of view: UIView, masking masks: some Sequence<UIView> = [UIView]()) {
        (view.window?.application ?? .shared).commit()
        var recording = PictureRecording(masks: masks)
        let origin = view.bounds.origin
        recording.add(view, CGAffineTransform(translationX: -origin.x, y: -origin.y))
        self.init(size: view.bounds.size, title: view.summary, elements: recording.finished)
    }

    /// Makes a picture of the screen: of all visible windows, with the keyboard and what the system shows in front.
    ///
    /// - Parameters:
    ///   - screen: the screen.
    ///   - masks: views that are not compared, such as those that a query finds: the picture shows them, and its text
    ///     and differences leave them out.
    /// - Complexity: O(*n*) in the number of views and layers.
    public init(of screen: UIScreen, masking masks: some Sequence<UIView> = [UIView]()) {
        let application = UIApplication.shared
        application.commit()
        var recording = PictureRecording(masks: masks)
        // The status bar is in front of the application's windows, and behind the system's.
        let shown = application.shownWindows
        let own = shown.prefix { !$0.isSystemWindow }
        for window in own { recording.add(window, nil) }
        recording.add(application.systemDrawing)
        for window in shown[own.endIndex...] { recording.add(window, nil) }
        self.init(size: screen.bounds.size, title: "Screen", elements: recording.finished)
    }
}

/// The elements of a picture under construction.
@MainActor
private struct PictureRecording {
    /// How deep views are in views at most: far beyond any screen.
    private static let depthLimit = 1000

    private enum Step {
        case view(UIView, CGAffineTransform?, depth: Int)
        case element(Picture.Element)
    }

    private var elements: [Picture.Element] = []
    private let masks: Set<ObjectIdentifier>

    init(masks: some Sequence<UIView>) {
        self.masks = Set(masks.map { ObjectIdentifier($0) })
    }

    /// Adds what belongs to no view.
    mutating func add(_ drawing: DisplayList) {
        if !drawing.isEmpty { elements.append(.draw(drawing)) }
    }

    /// Adds a view and what is in it.
    ///
    /// - Parameter placement: where it is; `nil` for its place in its superview.
    mutating func add(_ view: UIView, _ placement: CGAffineTransform?) {
        var steps = [Step.view(view, placement, depth: 0)]
        while let step = steps.popLast() {
            switch step {
            case .element(let element): elements.append(element)
            case .view(let view, let placement, let depth):
                guard depth < Self.depthLimit, let drawing = view.ownDrawing() else { continue }
                begin(view, drawing, placement)
                steps.append(.element(.end))
                if !drawing.over.isEmpty { steps.append(.element(.draw(drawing.over))) }
                if !drawing.parts.isEmpty { Self.add(drawing, depth, to: &steps) }
            }
        }
    }

    private mutating func begin(_ view: UIView, _ drawing: ViewDrawing, _ placement: CGAffineTransform?) {
        elements.append(
            .begin(
                Picture.View(
                    name: view.summary, bounds: drawing.bounds, placement: placement ?? drawing.placement,
                    effects: drawing.effects, mask: drawing.mask,
                    isMasked: masks.contains(ObjectIdentifier(view)))))
        if !drawing.under.isEmpty { elements.append(.draw(drawing.under)) }
    }

    private static func add(_ drawing: ViewDrawing, _ depth: Int, to steps: inout [Step]) {
        for copy in drawing.copies.reversed() {
            steps.append(.element(.endSubviews))
            for part in drawing.parts.reversed() {
                switch part {
                case .subview(let view): steps.append(.view(view, nil, depth: depth + 1))
                case .layers(let list): steps.append(.element(.draw(list)))
                }
            }
            steps.append(.element(.beginSubviews(clip: drawing.clip, copy)))
        }
    }

    /// The elements without views that show nothing.
    var finished: [Picture.Element] {
        var kept: [Picture.Element] = []
        var open: [(start: Int, draws: Bool)] = []
        for element in elements {
            switch element {
            case .begin, .beginSubviews: open.append((kept.count, false))
            case .draw: if !open.isEmpty { open[open.count - 1].draws = true }
            case .end, .endSubviews: break
            }
            kept.append(element)
            guard element == .end || element == .endSubviews, let group = open.popLast() else { continue }
            if !group.draws {
                kept.removeSubrange(group.start...)
            } else if !open.isEmpty {
                open[open.count - 1].draws = true
            }
        }
        return kept
    }
}
