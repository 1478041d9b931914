/// The items of a text view's text as it is now.
struct TextItems {
    /// What the items follow from.
    struct Source: Equatable {
        let text: Int
        let attributes: Int
        let detected: UIDataDetectorTypes
    }

    let source: Source
    let items: [UITextItem]
    /// The links, for assistive technology.
    let elements: [TextItemElement]
}

extension UITextView {
    /// The links, attachments and tagged parts of the text, in its order.
    ///
    /// - Complexity: O(*n*) in the text the first time after a change.
    final var textItems: TextItems {
        let detected = isEditable ? [] : dataDetectorTypes
        let source = TextItems.Source(
            text: model.version, attributes: model.attributesVersion, detected: detected)
        if let known = itemsStore, known.source == source { return known }
        let items = (attributedItems() + detectedItems(detected)).sorted {
            $0.range.location < $1.range.location
        }
        let elements = items.compactMap { item -> TextItemElement? in
            guard case .link = item.content else { return nil }
            return TextItemElement(
                item, label: model.text(in: item.range.lowerBound..<item.range.upperBound), in: self)
        }
        let found = TextItems(source: source, items: items, elements: elements)
        itemsStore = found
        return found
    }

    private func attributedItems() -> [UITextItem] {
        guard model.hasAttributes else { return [] }
        let text = model.attributedText
        let whole = NSRange(location: 0, length: text.length)
        var items: [UITextItem] = []
        text.enumerateAttribute(.link, in: whole) { value, range, _ in
            let url = value as? URL ?? (value as? String).flatMap { URL(string: $0) }
            if let url { items.append(UITextItem(.link(url), in: range)) }
        }
        text.enumerateAttribute(.attachment, in: whole) { value, range, _ in
            guard let attachment = value as? NSTextAttachment else { return }
            items.append(UITextItem(.textAttachment(attachment), in: range))
        }
        text.enumerateAttribute(.textItemTag, in: whole) { value, range, _ in
            if let tag = value as? String { items.append(UITextItem(.tag(tag), in: range)) }
        }
        return items
    }

    private func detectedItems(_ types: UIDataDetectorTypes) -> [UITextItem] {
        guard !types.isEmpty else { return [] }
        let text = model.attributedText
        return DataDetector.matches(in: model.text, types: types).compactMap { match in
            let range = NSRange(match.range)
            // A link that was set stays.
            if model.hasAttributes, text.attribute(.link, at: range.location, effectiveRange: nil) != nil {
                return nil
            }
            return UITextItem(.link(match.url), in: range)
        }
    }

    /// Whether items can be tapped: in text that can be selected and not be edited, as Apple documents for
    /// `textView(_:shouldInteractWith:in:interaction:)`.
    final var hasLiveItems: Bool {
        isSelectable && !isEditable && !isSecureTextEntry
            && (model.hasAttributes || !dataDetectorTypes.isEmpty)
    }

    /// The item at a point of the view that can be tapped; `nil` if there is none.
    final func liveItem(at point: CGPoint) -> UITextItem? {
        guard hasLiveItems, let geometry = model.geometry else { return nil }
        return textItems.items.first { item in
            geometry.rects(of: item.range.lowerBound..<item.range.upperBound).contains { $0.contains(point) }
        }
    }

    // MARK: Using items

    /// Does what a tap on an item does: what the delegate says, which by default opens a link.
    final func activate(_ item: UITextItem) {
        let usual = defaultAction(of: item)
        let action = delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: usual) } ?? usual
        action?.perform(sender: self)
    }

    private func defaultAction(of item: UITextItem) -> UIAction {
        UIAction(title: "Open".asSystemText) { [weak self] _ in
            guard let self, case .link(let url) = item.content else { return }
            (window?.application ?? .shared).open(url)
        }
    }

    /// The menu of a pressed item, as the delegate says; `nil` for none.
    final func menuConfiguration(of item: UITextItem) -> UITextItem.MenuConfiguration? {
        let menu = defaultMenu(of: item)
        guard let delegate else { return UITextItem.MenuConfiguration(menu: menu) }
        return delegate.textView(self, menuConfigurationFor: item, defaultMenu: menu)
    }

    private func defaultMenu(of item: UITextItem) -> UIMenu {
        guard case .link(let url) = item.content else { return UIMenu() }
        let copy = UIAction(title: "Copy".asSystemText) { [weak self] _ in
            (self?.window?.application ?? .shared).pasteboard.string = url.absoluteString
        }
        return UIMenu(title: url.absoluteString, children: [defaultAction(of: item), copy])
    }

    /// The text of a line as it is drawn: links have the attributes of links.
    final func withLinks(_ line: NSAttributedString, at start: Int) -> NSAttributedString {
        guard model.hasAttributes || !dataDetectorTypes.isEmpty, !isSecureTextEntry else { return line }
        let shown = NSMutableAttributedString(attributedString: line)
        for item in textItems.items {
            guard case .link = item.content else { continue }
            let part = NSIntersectionRange(item.range, NSRange(location: start, length: line.length))
            guard part.length > 0 else { continue }
            shown.addAttributes(
                linkTextAttributes ?? [:],
                range: NSRange(location: part.location - start, length: part.length))
        }
        return shown
    }
}
