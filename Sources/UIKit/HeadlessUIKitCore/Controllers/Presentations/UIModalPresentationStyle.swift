/// How a presented controller covers the one that presents it.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Over the whole window; the presenting controller's view is removed meanwhile.
    case fullScreen
    /// As a sheet that leaves a strip at the top; the presenting controller stays visible behind it.
    case pageSheet
    /// As a small centered sheet; where the width is compact, as a page sheet.
    case formSheet
    /// Over the nearest controller that defines a context, whose view is removed meanwhile.
    case currentContext
    /// As determined by a presentation controller of the transitioning delegate's.
    case custom
    /// Over the whole window; the presenting controller's view stays in place behind it.
    case overFullScreen
    /// Over the nearest controller that defines a context, whose view stays in place behind it.
    case overCurrentContext
    /// Next to a source, as large as its content; where the width is compact, as a page sheet.
    case popover
    /// As the system chooses: a page sheet.
    case automatic = -2
    /// No presentation: the style of other transitions, and the value with which a delegate refuses adaptation.
    case none

    var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

    /// Whether it covers a controller that defines a context, and not the window.
    var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

    /// The style that the system chooses for `automatic`; otherwise the style itself.
    var resolved: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }
}
