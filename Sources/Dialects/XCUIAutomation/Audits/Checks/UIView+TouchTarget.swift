import HeadlessUIKit

extension UIView {
    /// Whether the view handles touches: an enabled control, or a view with a recognizer for taps or long presses.
    var isTouchTarget: Bool {
        guard receivesTouches else { return false }
        if let control = self as? UIControl { return control.isEnabled }
        return gestureRecognizers?.contains { $0.isEnabled && $0.isOfApplication && $0.isPress } ?? false
    }

    var hasOwnGestures: Bool {
        guard receivesTouches else { return false }
        let builtIn: [UIGestureRecognizer?] =
            (self as? UIScrollView).map { [$0.panGestureRecognizer, $0.pinchGestureRecognizer] } ?? []
        return gestureRecognizers?.contains { recognizer in
            recognizer.isEnabled && recognizer.isOfApplication && !builtIn.contains { $0 === recognizer }
        } ?? false
    }

    private var receivesTouches: Bool {
        var step: UIView? = self
        while let view = step {
            guard view.isUserInteractionEnabled else { return false }
            step = view.superview
        }
        return true
    }
}

extension UIGestureRecognizer {
    private static let open: Set<String> = [
        "UITapGestureRecognizer", "UILongPressGestureRecognizer", "UIPanGestureRecognizer",
        "UISwipeGestureRecognizer", "UIPinchGestureRecognizer", "UIRotationGestureRecognizer",
    ]

    /// Whether its class is one that applications use or write; UIKit's views have others.
    fileprivate var isOfApplication: Bool {
        let name = "\(type(of: self))"
        return !OwnModules.have(type(of: self)) || Self.open.contains(name)
    }

    fileprivate var isPress: Bool {
        self is UITapGestureRecognizer || self is UILongPressGestureRecognizer
    }
}
