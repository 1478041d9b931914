import Foundation

/// The delegate of a layout manager, which is told when text was laid out.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: AnyObject {
    /// Tells the delegate that the layout is no longer that of the text.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    /// Tells the delegate that text was laid out in a container; at the end of the text, too, if `layoutFinishedFlag`.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
    /// Does nothing.
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
    /// Does nothing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
}
