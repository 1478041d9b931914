import Robot

/// Where the texts, pictures and controls of a screen are.
@MainActor
struct ScreenOutline: Equatable {
    struct Part: Equatable {
        var name: String
        /// In the window, or in the content of what scrolls around it.
        var frame: CGRect
    }

    private(set) var parts: [Part] = []
    private let width: CGFloat

    init(of window: UIWindow) {
        width = window.bounds.width
        var found: [Part] = []
        // What is inside a control is the framework's.
        window.visit { view in
            guard !view.isHidden, view.alpha > 0.01, !(view is UINavigationBar), !(view is UITabBar) else {
                return .past
            }
            guard view is UIControl || view is UILabel || view is UIImageView || view is UIProgressView else {
                return .into
            }
            let text = (view as? UILabel)?.text ?? view.accessibilityLabel ?? ""
            found.append(Part(name: "\(type(of: view)) \(text)", frame: Self.frame(of: view, in: window)))
            return .past
        }
        parts = found.sorted {
            ($0.name, $0.frame.minY, $0.frame.minX) < ($1.name, $1.frame.minY, $1.frame.minX)
        }
    }

    private static func frame(of view: UIView, in window: UIWindow) -> CGRect {
        var frame = view.convert(view.bounds, to: window)
        var ancestor = view.superview
        while let current = ancestor, !(current is UIScrollView) { ancestor = current.superview }
        if let scrollView = ancestor as? UIScrollView {
            frame.origin.y = view.convert(view.bounds, to: scrollView).minY
        }
        return frame
    }

    /// The outline with left and right exchanged.
    var mirrored: ScreenOutline {
        var other = self
        for index in parts.indices { other.parts[index].frame.origin.x = width - parts[index].frame.maxX }
        other.parts.sort { ($0.name, $0.frame.minY, $0.frame.minX) < ($1.name, $1.frame.minY, $1.frame.minX) }
        return other
    }

    /// What differs by more than rounding to pixels does, and the shadow of a switch, which is always on its right.
    func differences(from other: ScreenOutline) -> [String] {
        guard parts.map(\.name) == other.parts.map(\.name) else {
            return ["\(parts.map(\.name)) instead of \(other.parts.map(\.name))"]
        }
        return zip(parts, other.parts).compactMap { part, other in
            let (a, b) = (part.frame, other.frame)
            let sides = [
                a.minX - b.minX, a.maxX - b.maxX, a.minY - b.minY, a.maxY - b.maxY,
            ]
            return sides.allSatisfy { abs($0) <= 2.1 } ? nil : "\(part.name): \(a) instead of \(b)"
        }
    }
}
