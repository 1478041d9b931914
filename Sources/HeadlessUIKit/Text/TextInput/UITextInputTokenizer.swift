/// Finds the characters, words, sentences, lines and paragraphs of a text input's text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: AnyObject {
    /// The part of a kind that `position` is in, or at the edge of, seen in `direction`; `nil` between parts.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Whether a part of a kind ends at `position`, seen in `direction`: ends going forward, begins going back.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
    /// The next place after `position` in `direction` where a part of a kind begins or ends; `nil` if there is none.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Whether `position` is in a part of a kind, seen in `direction`.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}
