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
        return bounds.insetBy(dx: -1, dy: -1).encloses(caret) ? caret : nil
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

extension UITextView {
    /// The storage, which is made when code first asks for it.
    final var storageOfText: NSTextStorage {
        if let storage = model.storage { return storage }
        let storage = NSTextStorage(attributedString: model.attributedText)
        let manager = textContainer.layoutManager ?? NSLayoutManager()
        if textContainer.layoutManager == nil { manager.addTextContainer(textContainer) }
        storage.addLayoutManager(manager)
        model.take(storage)
        return storage
    }

    package final var containerSize: CGSize {
        let inset = textContainerInset
        let size = boundsStore.size
        return CGSize(
            width: textContainer.fixedWidth ?? max(size.width - inset.left - inset.right, 0),
            height: isScrollEnabled ? 0 : max(size.height - inset.top - inset.bottom, 0))
    }

    package final var fragments: any TextFragments { ViewFragments(self) }
}

extension NSTextContainer {
    /// A container that is as wide as its text view.
    static func ofTextViews() -> NSTextContainer {
        let container = NSTextContainer()
        container.widthTracksTextView = true
        return container
    }
}

/// The lines of a text view, in the coordinates of its container.
@MainActor
private struct ViewFragments: TextFragments {
    let lines: [TextFragment]
    private let geometry: TextGeometry?
    private let origin: CGFloat

    init(_ view: UITextView) {
        geometry = view.model.geometry
        origin = view.textContainerInset.left
        let inset = view.textContainerInset
        let padding = view.textContainer.lineFragmentPadding
        let width = view.containerSize.width
        guard let geometry else {
            lines = []
            return
        }
        let font = geometry.style.font
        lines = geometry.lines.enumerated().map { index, line in
            let top = line.origin.y - inset.top
            let isLast = index == geometry.lines.count - 1
            return TextFragment(
                range: NSRange(line.range),
                rect: CGRect(
                    x: 0, y: top, width: width, height: isLast ? font.lineHeight : font.lineDistance),
                usedRect: CGRect(
                    x: line.origin.x - inset.left - padding, y: top, width: line.width + 2 * padding,
                    height: font.lineHeight),
                baseline: font.ascender)
        }
    }

    func left(of offset: Int, onLine index: Int) -> CGFloat {
        (geometry?.left(of: offset, onLine: index) ?? 0) - origin
    }
}
