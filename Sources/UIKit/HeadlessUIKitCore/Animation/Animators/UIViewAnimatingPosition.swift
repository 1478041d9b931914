/// The positions at which animations can end.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// At their end.
    case end
    /// At their start.
    case start
    /// Where they are now.
    case current
}
