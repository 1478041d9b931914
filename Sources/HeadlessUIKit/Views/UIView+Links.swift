// The links upwards are not counted: counting would write to each view that a walk passes. They hold because whatever
// they lead to clears them when it is freed: in `deinit` on the main actor, and on another thread by way of
// ``FreedElsewhere``, which also keeps the memory until then.
extension UIView {
    /// The superview; `nil` once that is being freed.
    final var superviewLink: UIView? {
        get {
            FreedElsewhere.collect()
            return superviewReference.flatMap { SwiftRuntime.retained($0) }
        }
        set { superviewReference = newValue.map { .passUnretained($0) } }
    }

    /// The window; `nil` once that is being freed.
    final var windowLink: UIWindow? {
        get {
            FreedElsewhere.collect()
            return windowReference.flatMap { SwiftRuntime.retained($0) }
        }
        set { windowReference = newValue.map { .passUnretained($0) } }
    }

    /// The superview, for the second step of a loop and those after it, if nothing is called on the way.
    ///
    /// The loop has called ``FreedElsewhere/collect()`` when it began.
    final var nextSuperview: UIView? { superviewReference?.takeUnretainedValue() }

    /// Whether the view's superview is `view`; it compares places, and reads nothing from them.
    final func isSubview(of view: UIView) -> Bool {
        superviewReference?.toOpaque() == Unmanaged.passUnretained(view).toOpaque()
    }

    /// Whether the view's window is `window`; with `nil`, whether it has none.
    final func isInWindow(_ window: UIWindow?) -> Bool {
        windowReference?.toOpaque() == window.map { Unmanaged.passUnretained($0).toOpaque() }
    }
}
