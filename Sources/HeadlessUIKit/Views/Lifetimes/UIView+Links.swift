// The links upwards are not counted: counting would write to each view that a walk passes. They hold because whatever
// they lead to clears them when it is freed: in `deinit` on the main actor, and on another thread by way of
// ``FreedElsewhere``, which also keeps the memory until then.
//
// No closures are passed on here: one of the main actor's asks at each call whether it is on it, which costs more than
// all else.
extension UIView {
    /// The superview; `nil` once that is being freed.
    final var superviewLink: UIView? {
        get {
            FreedElsewhere.collect()
            guard let reference = superviewReference else { return nil }
            return SwiftRuntime.retained(reference)
        }
        set {
            if let newValue {
                superviewReference = .passUnretained(newValue)
            } else {
                superviewReference = nil
            }
        }
    }

    /// The window; `nil` once that is being freed.
    final var windowLink: UIWindow? {
        get {
            FreedElsewhere.collect()
            guard let reference = windowReference else { return nil }
            return SwiftRuntime.retained(reference)
        }
        set {
            if let newValue {
                windowReference = .passUnretained(newValue)
            } else {
                windowReference = nil
            }
        }
    }

    /// The superview, for loops in which nothing is called on the way.
    ///
    /// The loop has called ``FreedElsewhere/collect()`` when it began.
    final var nextSuperview: UIView? { superviewReference?.takeUnretainedValue() }

    /// Whether the view's superview is `view`; it compares places, and reads nothing from them.
    final func isSubview(of view: UIView) -> Bool {
        superviewReference?.toOpaque() == Unmanaged.passUnretained(view).toOpaque()
    }

    /// Whether the view's window is `window`; with `nil`, whether it has none.
    final func isInWindow(_ window: UIWindow?) -> Bool {
        guard let window else { return windowReference == nil }
        return windowReference?.toOpaque() == Unmanaged.passUnretained(window).toOpaque()
    }
}
