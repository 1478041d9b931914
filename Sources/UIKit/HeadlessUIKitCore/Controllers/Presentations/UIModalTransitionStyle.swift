/// The animation with which a controller is presented and dismissed, unless an animator replaces it.
public enum UIModalTransitionStyle: Int, Sendable {
    /// It slides up from the bottom, and down again.
    case coverVertical
    /// The old view flips over, with the new one on its back.
    case flipHorizontal
    /// The new view fades in while the old one stays behind it.
    case crossDissolve
    /// A corner of the old view is lifted, with the new one below it; only for ``UIModalPresentationStyle/fullScreen``.
    ///
    /// The new view has its final frame from the start, and only the old page would move.
    case partialCurl
}
