/// A view whose text can follow the user's preferred text size.
@MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether fonts are adjusted when the text size changes; `false` unless set.
    ///
    /// Only scalable fonts change: those of ``UIFont/preferredFont(forTextStyle:)`` or ``UIFontMetrics``.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
