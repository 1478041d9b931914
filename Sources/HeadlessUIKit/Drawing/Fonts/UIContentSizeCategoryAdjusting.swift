/// What shows text whose size can follow the size that the user wants text to have.
@MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether fonts change with the size of text while they are shown; `false` unless set.
    ///
    /// Only a font that knows how does: one of ``UIFont/preferredFont(forTextStyle:)`` or of ``UIFontMetrics``.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
