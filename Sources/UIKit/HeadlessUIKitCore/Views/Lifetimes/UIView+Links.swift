import TimeLapse

// The links upwards are not reference-counted: counting would write to each view that a walk passes. They are
// safe because the object that they lead to clears them when it is freed: in `deinit` on the main actor, and
// on another thread by ``FreedElsewhere``, which also keeps the memory until then.
//
// No closures are passed here: each call of a main-actor closure checks the actor, which costs more than the rest.
extension UIView {
    /// The superview; `nil` once it is being freed.
    package final var superviewLink: UIView? {
        get {
            FreedElsewhere.collect()
            return SwiftRuntime.retained(superviewReference)
        }
        set { superviewReference = SwiftRuntime.unretained(newValue) }
    }

    /// The window; `nil` once it is being freed.
    final var windowLink: UIWindow? {
        get {
            FreedElsewhere.collect()
            return SwiftRuntime.retained(windowReference)
        }
        set { windowReference = SwiftRuntime.unretained(newValue) }
    }

    /// Whether the view has a superview, or had one that was freed elsewhere just now; reads no more than the link.
    package final var hasSuperviewLink: Bool { superviewReference != nil }

    /// The superview, for loops that call no other code.
    ///
    /// The loop must call ``FreedElsewhere/collect()`` when it begins.
    final var nextSuperview: UIView? { superviewReference?.takeUnretainedValue() }

    /// Whether the view's superview is `view`; compares addresses and reads nothing from them.
    final func isSubview(of view: UIView) -> Bool {
        superviewReference?.toOpaque() == Unmanaged.passUnretained(view).toOpaque()
    }

    /// Whether the view's window is `window`, or with `nil`, whether it has none.
    final func isInWindow(_ window: UIWindow?) -> Bool {
        guard let window else { return windowReference == nil }
        return windowReference?.toOpaque() == Unmanaged.passUnretained(window).toOpaque()
    }
}
