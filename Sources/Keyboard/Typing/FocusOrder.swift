import HeadlessUIKit

/// The order in which the tab key moves through the inputs of a window: reading order, line by line, in a window that is
/// read from the right from right to left.
@MainActor
struct FocusOrder {
    private let inputs: [UIView]

    init(in window: UIWindow) {
        var places: [(view: UIView, frame: CGRect)] = []
        Self.front(of: window).visit { view in
            guard !view.isHidden, view.alpha >= UIView.touchableAlpha, view.isUserInteractionEnabled else {
                return .past
            }
            if view is any UIKeyInput, view.takesKeys, view.canBecomeFirstResponder {
                places.append((view, view.convertToScreen(view.bounds)))
            }
            return .into
        }
        inputs = Self.readingOrder(places, isRightToLeft: window.isRightToLeft)
    }

    /// The view of the topmost presented controller, as inputs behind it are skipped; without one, the window.
    private static func front(of window: UIWindow) -> UIView {
        var front: UIView = window
        var controller = window.rootViewController?.presentedViewController
        while let presented = controller {
            if let view = presented.viewIfLoaded, view.window === window { front = view }
            controller = presented.presentedViewController
        }
        return front
    }

    /// Sorts line by line: a view whose top is above the middle of a line's first view belongs to that line.
    private static func readingOrder(
        _ places: [(view: UIView, frame: CGRect)], isRightToLeft: Bool
    ) -> [UIView] {
        let byTop = places.enumerated().sorted {
            ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
        }
        var lines: [[(offset: Int, element: (view: UIView, frame: CGRect))]] = []
        for place in byTop {
            if let first = lines.last?.first, place.element.frame.minY < first.element.frame.midY {
                lines[lines.count - 1].append(place)
            } else {
                lines.append([place])
            }
        }
        return lines.flatMap { line in
            func distance(_ frame: CGRect) -> CGFloat { isRightToLeft ? -frame.maxX : frame.minX }
            return line.sorted {
                (distance($0.element.frame), $0.offset) < (distance($1.element.frame), $1.offset)
            }.map(\.element.view)
        }
    }

    /// The input after `view`, or before it, wrapping around at the ends. Without a view, the first or the last input.
    func next(to view: UIView?, backward: Bool) -> UIView? {
        guard let index = inputs.firstIndex(where: { $0 === view }) else {
            return backward ? inputs.last : inputs.first
        }
        let step = backward ? inputs.count - 1 : 1
        return inputs[(index + step) % inputs.count]
    }
}
