/// How a controller is shown in front of the one that presents it.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Over the whole window; the presenting controller's view is taken out meanwhile.
    case fullScreen = 0
    /// As a sheet that leaves a strip at the top; the presenting controller stays in sight behind it.
    case pageSheet = 1
    /// Over the whole window; the presenting controller's view stays in place behind it.
    case overFullScreen = 5
    /// As the system chooses: a page sheet.
    case automatic = -2
    /// In no presentation: what a transition says of its style that is none.
    case none = -1

    /// Whether the presenting controller leaves sight.
    var removesPresenter: Bool { self == .fullScreen }

    /// Whether a strip at the window's top stays free.
    var isSheet: Bool { self == .pageSheet || self == .automatic }
}
