/// How a controller is shown in front of the one that presents it.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Over the whole window; the presenting controller's view is taken out meanwhile.
    case fullScreen = 0
    /// As a sheet that leaves a strip at the top; the presenting controller stays in sight behind it.
    case pageSheet = 1
    /// As a small sheet in the middle; where the width is compact, as a page sheet.
    case formSheet = 2
    /// Over the nearest controller that defines a context, whose view is taken out meanwhile.
    case currentContext = 3
    /// As a presentation controller of the transitioning delegate's says.
    case custom = 4
    /// Over the whole window; the presenting controller's view stays in place behind it.
    case overFullScreen = 5
    /// Over the nearest controller that defines a context, whose view stays in place behind it.
    case overCurrentContext = 6
    /// Next to a source, as large as its content; where the width is compact, as a page sheet.
    case popover = 7
    /// As the system chooses: a page sheet.
    case automatic = -2
    /// In no presentation: what a transition says of its style that is none, and a delegate that wants no adapting.
    case none = -1

    /// Whether the presenting controller leaves sight.
    var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

    /// Whether it covers a controller that defines a context, and not the window.
    var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

    /// What stands for the system's choice.
    var resolved: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }
}
