import Foundation

extension TextModel {
    /// The attributes of the selected text, or else of the text before the caret; `nil` for text without any.
    var attributesAtSelection: [NSAttributedString.Key: Any]? {
        guard hasAttributes, count > 0 else { return nil }
        let range = selection.range
        let place = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
        return attributedText.attributes(at: place, effectiveRange: nil)
    }
}

// The text storage of a text view, which code reads and changes; most views never have one.
extension TextModel {
    /// Whether the text was set with attributes.
    var hasAttributes: Bool { attributed != nil }

    /// The text with the attributes that were set.
    var attributedText: NSAttributedString {
        attributed?.attributedSubstring(from: NSRange(location: 0, length: count))
            ?? NSAttributedString(string: text)
    }

    /// The storage of the text, once code asked for it.
    var storage: NSTextStorage? { attributed as? NSTextStorage }

    /// Makes a storage the text, and shows what it holds.
    func take(_ storage: NSTextStorage) {
        if !storage.string.isTheSame(as: text) { set(storage.string, telling: false) }
        attributed = storage
        attributesVersion += 1
        storage.owner = self
    }

    /// Removes all attributes.
    func removeAttributes() {
        guard let storage else { return attributed = nil }
        changeStorage(storage) {
            storage.setAttributes([:], range: NSRange(location: 0, length: storage.length))
        }
    }

    func setAttributed(_ text: NSAttributedString) {
        guard let storage else { return attributed = NSMutableAttributedString(attributedString: text) }
        changeStorage(storage) { storage.setAttributedString(text) }
    }

    func replace(_ range: NSRange, of attributed: NSMutableAttributedString, with text: String) {
        guard let storage = attributed as? NSTextStorage else {
            return attributed.replaceCharacters(in: range, with: text)
        }
        changeStorage(storage) { storage.replaceCharacters(in: range, with: text) }
    }

    private func changeStorage(_ storage: NSTextStorage, _ change: () -> Void) {
        changesStorage = true
        change()
        changesStorage = false
        // Its delegate may have changed more.
        if !storage.string.isTheSame(as: text) { takeOver(0..<count, storage.string) }
    }

    /// Changes the text as the storage has changed already.
    private func takeOver(_ range: Range<Int>, _ text: String) {
        let storage = attributed
        attributed = nil
        change(range, to: text, caret: nil, in: host)
        attributed = storage
    }
}

extension TextModel: TextStorageOwner {
    package func storage(
        _ storage: NSTextStorage, didEdit mask: NSTextStorage.EditActions, _ range: NSRange,
        change growth: Int
    ) {
        guard !changesStorage else { return }
        attributesVersion += 1
        host?.textIsStale()
        guard mask.contains(.editedCharacters) else { return }
        let before = selection.range
        let old = range.location..<max(range.location, range.location + range.length - growth)
        history.forget()
        takeOver(old, (storage.string as NSString).substring(with: range))
        func moved(_ offset: Int) -> Int {
            if offset >= old.upperBound { return offset + growth }
            return min(offset, range.location + range.length)
        }
        keepSelection(
            moved(before.lowerBound)..<max(moved(before.lowerBound), moved(before.upperBound)),
            insteadOf: before)
    }
}
