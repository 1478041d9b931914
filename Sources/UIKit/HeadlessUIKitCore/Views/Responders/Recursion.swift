import FailureReporting

/// Stops callbacks that trigger themselves, such as a button's action that taps the button.
///
/// One ``Nesting`` for each kind, and the text that names the cause.
@MainActor
enum Recursion {
    static let events = Nesting()
    static let hitTests = Nesting()
    static let controlEvents = Nesting()
    static let actions = Nesting()
    static let methods = Nesting()
    static let focus = Nesting()
    static let edits = Nesting()
    /// Responders that pass on what they do not handle; a deep view hierarchy has many.
    static let chain = Nesting(limit: 250)
    /// Views that add their subviews while they are added are nested as deep as the hierarchy that they build.
    static let hierarchy = Nesting(limit: 100)

    static func hitTest(at point: CGPoint) -> NestingFailure {
        NestingFailure("a hit test at \(point.shortText) of the screen makes another")
    }

    static func method(from sender: Any?, to target: Any?) -> NestingFailure {
        let source = (sender as? UIView).map { " from \($0.summary)" } ?? ""
        let receiver = target.map { " to \(type(of: $0))" } ?? " up the responder chain"
        return NestingFailure("an action sent\(source)\(receiver) sends one again")
    }

    static func focus(_ step: String, _ responder: UIResponder) -> NestingFailure {
        NestingFailure("\(step) \(name(of: responder)) moves it again")
    }

    static func chain(to responder: UIResponder) -> ViewFailure {
        ViewFailure(
            "More than \(chain.limit) responders of your own classes are on one responder chain, the last"
                + " \(name(of: responder)): it was not passed further up.")
    }

    static func adding(_ view: UIView, to superview: UIView) -> NestingFailure {
        NestingFailure(
            "adding \(view.summary) to \(superview.summary) adds or removes a view again",
            levels: hierarchy.limit)
    }

    static func removing(_ view: UIView, from superview: UIView) -> NestingFailure {
        NestingFailure(
            "removing \(view.summary) from \(superview.summary) adds or removes a view again",
            levels: hierarchy.limit)
    }

    private static func name(of responder: UIResponder) -> String {
        (responder as? UIView)?.summary ?? "\(type(of: responder))"
    }
}
