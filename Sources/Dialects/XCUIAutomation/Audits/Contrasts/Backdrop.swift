import HeadlessUIKit

/// The colours behind a text, from the nearest opaque one: those of ancestors, and of views that stand behind it.
@MainActor
struct Backdrop {
    /// A background colour that shows through.
    struct Layer {
        let color: UIColor
        let view: UIView
    }

    private let view: UIView
    /// Where the text is, or would be if it were scrolled into view.
    private var rect: CGRect
    private let extents: PaintedExtents
    private var ground: Pixel?
    /// What the colour is made of, from the opaque one to the front.
    private(set) var layers: [Layer] = []
    /// The colour before each ancestor and the text's view, with that one's alpha.
    private var groups: [(before: Pixel?, alpha: Double)] = []

    init(of view: UIView, _ extents: PaintedExtents) {
        self.view = view
        self.extents = extents
        let path = view.lineage
        let places = Self.places(of: view, path)
        rect = places[0]
        var index = path.count - 1
        while index > 0 {
            rect = places[index]
            enter(path[index])
            // The content of a scroll view is where it is, and not where it is scrolled to.
            rect = places[index - 1]
            let siblings = extents.inside(path[index])
            for (subview, extent) in siblings.meeting(rect, to: siblings.index(of: path[index - 1]) ?? 0)
            where meets(extent) {
                paint(withTree: subview)
            }
            index -= 1
        }
        enter(view)
    }

    /// Where the text is for each step from the view to the root: inside of the scroll views that follow.
    private static func places(of view: UIView, _ path: [UIView]) -> [CGRect] {
        var place = view.convertToScreen(view.bounds)
        var places: [CGRect] = []
        for step in path {
            if step is UIScrollView, step !== view {
                place = place.moved(into: step.convertToScreen(step.bounds))
            }
            places.append(place)
        }
        return places
    }

    func pixels(of color: UIColor) -> (text: Pixel, ground: Pixel)? {
        guard var ground else { return nil }
        let color = color.resolvedColor(with: view.traitCollection)
        var text = ground.covered(by: Pixel(color), alpha: Double(color.alphaComponent))
        for group in groups.reversed() where group.alpha < Self.opaque {
            guard let before = group.before else { return nil }
            text = before.covered(by: text, alpha: group.alpha)
            ground = before.covered(by: ground, alpha: group.alpha)
        }
        return (text, ground)
    }

    /// Products of alphas are not exact.
    private static let opaque = 0.999

    private mutating func enter(_ step: UIView) {
        groups.append((ground, Double(step.alpha)))
        for paint in extents.paints(of: step) { add(paint, of: step, alpha: 1) }
    }

    private mutating func paint(withTree root: UIView) {
        var pending: [(view: UIView, alpha: Double, clip: CGRect)] = [(root, 1, .infinite)]
        while let (view, outer, clip) = pending.popLast() {
            let alpha = outer * Double(view.alpha)
            guard !view.isHidden, alpha > 0, meets(extents[view]) else { continue }
            for paint in extents.paints(of: view) { add(paint.clipped(to: clip), of: view, alpha: alpha) }
            let inner =
                view.clipsToBounds ? clip.intersection(view.convertToScreen(view.bounds)) : clip
            for subview in view.subviews.reversed() { pending.append((subview, alpha, inner)) }
        }
    }

    private func meets(_ other: CGRect) -> Bool {
        let common = rect.intersection(other)
        return !common.isNull && common.width > 1 && common.height > 1
    }

    private mutating func add(_ paint: Paint, of view: UIView, alpha: Double) {
        guard meets(paint.frame) else { return }
        switch paint {
        case .unknown: forget()
        case .color(let color, let frame):
            let strength = Double(color.alphaComponent) * alpha
            guard strength > 0 else { return }
            // A colour behind a part of the text only leaves no single answer.
            guard frame.insetBy(dx: -1, dy: -1).encloses(rect) else { return forget() }
            if strength >= Self.opaque {
                layers = []
                ground = Pixel(color)
            } else {
                ground = ground?.covered(by: Pixel(color), alpha: strength)
            }
            layers.append(Layer(color: color, view: view))
        }
    }

    private mutating func forget() {
        ground = nil
        layers = []
    }
}

extension Paint {
    fileprivate func clipped(to clip: CGRect) -> Paint {
        switch self {
        case .color(let color, let frame): .color(color, frame.intersection(clip))
        case .unknown(let frame): .unknown(frame.intersection(clip))
        }
    }
}

extension CGRect {
    /// The rectangle, moved by as little as possible to where it is inside of another one, and cut to that.
    fileprivate func moved(into room: CGRect) -> CGRect {
        let x = max(room.minX, min(minX, room.maxX - width))
        let y = max(room.minY, min(minY, room.maxY - height))
        return CGRect(origin: CGPoint(x: x, y: y), size: size).intersection(room)
    }
}
