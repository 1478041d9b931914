/// Finds the characters, words, sentences, lines and paragraphs of a text input's text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: AnyObject {
    /// The unit that contains `position`, or begins or ends there in `direction`; `nil` between units.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Whether `position` is a unit's boundary in `direction`: its end going forward, its beginning going back.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
    /// The next beginning or end of a unit after `position` in `direction`; `nil` if there is none.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Whether `position` is inside a unit, in `direction`.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}
