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
