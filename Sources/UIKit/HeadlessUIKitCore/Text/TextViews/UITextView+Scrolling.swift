extension UITextView: TextContainerOwner {
    /// Called when the text, or the style of its layout, changed.
    package final func layoutDidChange() {
        isContentStale = true
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    package final func reportNotFinite(_ property: String, _ value: String) {
        ViewFailure.notFinite(self, property, value).record()
    }

    /// The height of the text with its insets, rounded up to whole pixels.
    final var heightOfContent: CGFloat {
        let scale = (window?.screen ?? .main).scale
        let text = shownFont.height(ofLines: model.lineCount)
        return (text * scale).rounded(.up) / scale + textContainerInset.top + textContainerInset.bottom
    }

    /// Scrolls to the caret in the next layout, if the view is first responder.
    final func caretIsToBeSeen() {
        // Both the text and the selection say so at each key.
        if showsCaretNext, flags.contains(.needsLayout) { return }
        guard isFirstResponder else { return }
        showsCaretNext = true
        setNeedsLayout()
    }

    /// The caret, if it is in the visible part of the text.
    final var visibleCaret: CGRect? {
        guard let position = selectedTextRange?.end else { return nil }
        let caret = caretRect(for: position)
        return bounds.insetBy(dx: -1, dy: -1).contains(caret) ? caret : nil
    }

    /// Scrolls to the caret, unless a finger drags the content; a view that does not scroll has the one around it scroll.
    final func showCaret() {
        guard showsCaretNext else { return }
        showsCaretNext = false
        guard isFirstResponder, drag == nil else { return }
        guard isScrollEnabled else { return revealInput(animated: false) }
        let selection = model.selection
        let lines = model.lineIndices(
            of: selection.head..<selection.head, isAtLineEnd: selection.isAtLineEnd)
        // The layout that this is a part of has just asked for the safe area.
        let insets = insetWithKnownSafeArea
        let target = offset(showing: rect(of: lines, insets), insets: insets)
        if target != contentOffset { setContentOffset(target, animated: false) }
    }

    final func scroll(toShow range: NSRange) {
        guard range.location != NSNotFound else { return }
        let start = min(max(range.location, 0), model.count)
        let end = start + min(max(range.length, 0), model.count - start)
        let insets = insetWithSafeArea
        let target = offset(
            showing: rect(of: model.lineIndices(of: start..<end), insets), insets: insets)
        if target != contentOffset { setContentOffset(target, animated: true) }
    }

    /// The rectangle of lines in the content, with the insets above the first and below the last; as wide as the view,
    /// as text is not scrolled horizontally.
    private func rect(of lines: ClosedRange<Int>, _ insets: UIEdgeInsets) -> CGRect {
        var top = textContainerInset.top + CGFloat(lines.lowerBound) * shownFont.lineDistance
        var bottom = textContainerInset.top + shownFont.height(ofLines: lines.upperBound + 1)
        if lines.lowerBound == 0 { top = 0 }
        if lines.upperBound >= model.lineCount - 1 { bottom = max(bottom, contentSize.height) }
        let shown = boundsStore.inset(by: insets)
        return CGRect(x: shown.minX, y: top, width: max(shown.width, 0), height: bottom - top)
    }
}
