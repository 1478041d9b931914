/// The direction in which an interface is read.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
    /// From the left to the right, as English is.
    case leftToRight
    /// From the right to the left, as Arabic and Hebrew are.
    case rightToLeft
}
