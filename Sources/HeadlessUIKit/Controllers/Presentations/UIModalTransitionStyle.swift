/// How a controller comes and goes that is presented, where no animator of its own says otherwise.
public enum UIModalTransitionStyle: Int, Sendable {
    /// It slides up from the bottom, and down again.
    case coverVertical = 0
    /// The old one turns round, with the new one on its back.
    case flipHorizontal = 1
    /// The new one appears while the old one stays behind it.
    case crossDissolve = 2
    /// A corner of the old one is lifted, and the new one is below it; for ``UIModalPresentationStyle/fullScreen``
    /// only.
    ///
    /// The new view is in its place from the start, and only the old page would be seen to move.
    case partialCurl = 3
}
