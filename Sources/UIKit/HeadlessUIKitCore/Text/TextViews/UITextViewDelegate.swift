/// Allows or refuses what is typed into a text view, and is told about it and about scrolling.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Asks whether editing may begin; `true` by default.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Tells the delegate that editing began.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Asks whether editing may end; `true` by default.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Tells the delegate that editing ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Asks whether `text` may replace the characters in `range`, in UTF-16 units; `true` by default.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    /// Tells the delegate that the user changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Tells the delegate that the caret or the selection changed.
    func textViewDidChangeSelection(_ textView: UITextView)

    // MARK: Links

    /// Returns the action of a tapped item, `nil` for none; by default that of the older methods.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
        -> UIAction?
    /// Returns the menu of a pressed item, `nil` for none; by default that of the older methods.
    func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
        -> UITextItem.MenuConfiguration?
    /// Returns whether a link may be used, until iOS 16; by default what the still older method returns.
    func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Returns whether an attachment may be used, until iOS 16; by default what the still older method returns.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool
    /// Returns whether a link may be used, until iOS 9; `true` by default.
    func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange) -> Bool
    /// Returns whether an attachment may be used, until iOS 9; `true` by default.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange
    ) -> Bool
}

extension UITextViewDelegate {
    /// Returns `true`.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Returns `true`.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Returns `true`.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}

    /// Returns the default action, if the older methods allow it.
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
        allows(textItem, .invokeDefaultAction, in: textView) ? defaultAction : nil
    }
    /// Returns the default menu, if the older methods allow it.
    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
        allows(textItem, .presentActions, in: textView)
            ? UITextItem.MenuConfiguration(menu: defaultMenu) : nil
    }
    /// Returns what the method without the interaction returns.
    public func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: url, in: characterRange) }
    /// Returns what the method without the interaction returns.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: textAttachment, in: characterRange) }
    /// Returns `true`.
    public func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange)
        -> Bool
    { true }
    /// Returns `true`.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange
    ) -> Bool { true }

    /// Whether the methods that were there before iOS 17 allow an item to be used.
    private func allows(_ item: UITextItem, _ interaction: UITextItemInteraction, in textView: UITextView)
        -> Bool
    {
        switch item.content {
        case .link(let url):
            self.textView(textView, shouldInteractWith: url, in: item.range, interaction: interaction)
        case .textAttachment(let attachment):
            self.textView(textView, shouldInteractWith: attachment, in: item.range, interaction: interaction)
        case .tag: true
        }
    }
}

extension DelegateProtocol {
    static let textView = DelegateProtocol(
        "UITextViewDelegate",
        unasked: """
            textView(_: UITextView, textItemMenuWillDisplayFor: UITextItem, animator: UIContextMenuInteractionAnimating) -> ()
            textView(_: UITextView, textItemMenuWillEndFor: UITextItem, animator: UIContextMenuInteractionAnimating) -> ()
            textView(_: UITextView, editMenuForTextIn: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
            textView(_: UITextView, shouldChangeTextInRanges: [NSValue], replacementText: String) -> Bool
            textViewWritingToolsWillBegin(UITextView) -> ()
            textViewWritingToolsDidEnd(UITextView) -> ()
            textView(_: UITextView, writingToolsIgnoredRangesInEnclosingRange: NSRange) -> [NSValue]
            """
    ) { $0 is any UITextViewDelegate.Type }
}

extension DelegateRole {
    static let textViewDelegate = DelegateRole(.textView, .scroll)
}
