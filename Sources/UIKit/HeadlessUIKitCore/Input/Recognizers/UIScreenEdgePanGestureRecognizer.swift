/// A recognizer of a drag that begins at an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// How close to the edge the touch must begin, in points; Apple documents no number, about 20 is commonly
    /// reported.
    package nonisolated static let edgeWidth: CGFloat = 20

    /// The edges where the drag may begin; none unless set, and then nothing is recognized.
    open var edges: UIRectEdge = []

    /// The edge where the drag began.
    private var edge: UIRectEdge = []

    /// Makes a recognizer of one finger that calls a method of `target`.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        maximumNumberOfTouches = 1
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard !progress.isUnderWay, let touch = self.touches.first else { return }
        edge = edges.intersection(edges(near: touch.startLocation))
        if edge.isEmpty { state = .failed }
    }

    private func edges(near point: CGPoint) -> UIRectEdge {
        let bounds = (view?.window?.application ?? .shared).screen.bounds
        var edges: UIRectEdge = []
        if point.x <= bounds.minX + Self.edgeWidth { edges.insert(.left) }
        if point.x >= bounds.maxX - Self.edgeWidth { edges.insert(.right) }
        if point.y <= bounds.minY + Self.edgeWidth { edges.insert(.top) }
        if point.y >= bounds.maxY - Self.edgeWidth { edges.insert(.bottom) }
        return edges
    }

    override func hasMovedEnough(by translation: CGPoint) -> Bool {
        let sides: [(UIRectEdge, CGFloat, CGFloat)] = [
            (.left, translation.x, translation.y), (.right, -translation.x, translation.y),
            (.top, translation.y, translation.x), (.bottom, -translation.y, translation.x),
        ]
        for (side, inward, along) in sides where edge.contains(side) {
            if inward >= Self.hysteresis, inward >= abs(along) { return true }
        }
        // A drag along the edge is another gesture.
        if super.hasMovedEnough(by: translation) { state = .failed }
        return false
    }
}
