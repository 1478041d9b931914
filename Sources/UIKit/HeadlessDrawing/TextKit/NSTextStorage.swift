import Foundation
import TimeLapse

/// An attributed text that tells its layout managers, its text view and its delegate of each edit.
///
/// Edits between ``beginEditing()`` and ``endEditing()`` are told as one: first the delegate's `willProcessEditing` is
/// called, then its `didProcessEditing`, then the layout managers are told. A subclass that keeps the text itself
/// overrides the four primitive members, `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)`
/// and `setAttributes(_:range:)`, and calls ``edited(_:range:changeInLength:)`` in the last two.
open class NSTextStorage: NSMutableAttributedString {
    /// The layout managers that lay the text out.
    open private(set) var layoutManagers: [NSLayoutManager] = []
    /// What changed in the edits that are being told.
    open private(set) var editedMask: EditActions = []
    /// The range of the edits that are being told, in the text as it is now.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// By how much the text grew in the edits that are being told, in UTF-16 units.
    open private(set) var changeInLength = 0
    /// The delegate, which is told of edits; held weakly.
    open weak var delegate: (any NSTextStorageDelegate)?

    package final weak var owner: (any TextStorageOwner)?
    private var depth = 0
    private var isProcessing = false

    /// Makes an empty text.
    public init() {
        super.init(string: "")
    }

    public override init(string: String) {
        super.init(string: string)
    }

    public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attrs)
    }

    public override init(attributedString attrStr: NSAttributedString) {
        super.init(attributedString: attrStr)
    }

    /// Reads a text that was archived.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Layout managers

    /// Adds a layout manager, which lays the text out.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.append(aLayoutManager)
        link(aLayoutManager, true)
    }

    /// Removes a layout manager.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.removeAll { $0 === aLayoutManager }
        link(aLayoutManager, false)
    }

    private func link(_ manager: NSLayoutManager, _ isAdded: Bool) {
        // The call is over before this returns: nothing of it goes elsewhere.
        nonisolated(unsafe) let storage = self
        _ = MainQueue.ifCurrent {
            manager.textStorage = isAdded ? storage : nil
            manager.textDidChange()
        }
    }

    // MARK: Edits

    /// Notes an edit; outside of ``beginEditing()`` and ``endEditing()`` it is told at once.
    ///
    /// - Parameters:
    ///   - editedRange: the range before the edit, in UTF-16 units.
    ///   - delta: by how much the text grew.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let range = NSRange(location: editedRange.location, length: editedRange.length + delta)
        if self.editedMask.isEmpty {
            self.editedRange = range
        } else {
            let old = self.editedRange
            let oldEnd = old.location + old.length
            let moved = editedRange.location + editedRange.length <= oldEnd ? oldEnd + delta : oldEnd
            let start = min(old.location, range.location)
            let end = max(moved, range.location + range.length)
            self.editedRange = NSRange(location: start, length: end - start)
        }
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        if depth == 0 { process() }
    }

    open override func beginEditing() { depth += 1 }

    open override func endEditing() {
        depth = max(depth - 1, 0)
        if depth == 0, !editedMask.isEmpty { process() }
    }

    /// What is edited in the course of it is told with the rest.
    private func process() {
        guard !isProcessing else { return }
        isProcessing = true
        processEditing()
        isProcessing = false
    }

    /// Tells the delegate, the layout managers and the text view of the edits.
    ///
    /// A subclass that changes attributes in it calls `super` afterwards.
    open func processEditing() {
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        delegate?.textStorage(
            self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        tellMain()
        (editedMask, changeInLength) = ([], 0)
        editedRange = NSRange(location: NSNotFound, length: 0)
    }

    private func tellMain() {
        // The call is over before this returns: nothing of it goes elsewhere.
        nonisolated(unsafe) let storage = self
        _ = MainQueue.ifCurrent {
            for manager in storage.layoutManagers { manager.textDidChange() }
            storage.owner?.storage(
                storage, didEdit: storage.editedMask, storage.editedRange, change: storage.changeInLength)
        }
    }

    // MARK: Primitives

    open override var string: String { super.string }

    open override func attributes(at location: Int, effectiveRange range: NSRangePointer?)
        -> [NSAttributedString.Key: Any]
    { super.attributes(at: location, effectiveRange: range) }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        for key in attributeKeys(in: range).subtracting((attrs ?? [:]).keys) {
            super.removeAttribute(key, range: range)
        }
        super.addAttributes(attrs ?? [:], range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    // MARK: Reading

    // Foundation's read the text that it stores, which is not that of a subclass.

    open override var length: Int { string.utf16.count }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        let whole = NSRange(location: 0, length: rangeLimit.length)
        let values = copied(rangeLimit).attributes(
            at: location - rangeLimit.location, longestEffectiveRange: range, in: whole)
        range?.pointee.location += rangeLimit.location
        return values
    }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? {
        let copy = copied(rangeLimit)
        let whole = NSRange(location: 0, length: rangeLimit.length)
        let value = copy.attribute(
            attrName, at: location - rangeLimit.location, longestEffectiveRange: range, in: whole)
        range?.pointee.location += rangeLimit.location
        return value
    }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        NSAttributedString(attributedString: copied(range))
    }

    open override func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        copied(enumerationRange).enumerateAttributes(
            in: NSRange(location: 0, length: enumerationRange.length), options: opts
        ) { block($0, $1.moved(by: enumerationRange.location), $2) }
    }

    open override func enumerateAttribute(
        _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
        options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        copied(enumerationRange).enumerateAttribute(
            attrName, in: NSRange(location: 0, length: enumerationRange.length), options: opts
        ) { block($0, $1.moved(by: enumerationRange.location), $2) }
    }

    open override func isEqual(to other: NSAttributedString) -> Bool {
        copied(NSRange(location: 0, length: length)).isEqual(to: other)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        attributedSubstring(from: NSRange(location: 0, length: length))
    }

    open override func mutableCopy(with zone: NSZone? = nil) -> Any {
        copied(NSRange(location: 0, length: length))
    }

    /// A part of the text as Foundation stores it, so that edits during an enumeration do not matter.
    private func copied(_ range: NSRange) -> NSMutableAttributedString {
        let copy = NSMutableAttributedString(string: (string as NSString).substring(with: range))
        var location = range.location
        while location < range.location + range.length {
            var run = NSRange()
            let values = attributes(at: location, effectiveRange: &run)
            let end = min(max(run.location + run.length, location + 1), range.location + range.length)
            let part = NSRange(location: location - range.location, length: end - location)
            copy.addAttributes(values, range: part)
            location = end
        }
        return copy
    }

    // MARK: Changing

    // Foundation's change the text that it stores, and not by the primitives.

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        changeAttributes(in: range) { $0.merge(attrs) { $1 } }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) { $0[name] = nil }
    }

    private func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void)
    {
        beginEditing()
        enumerateAttributes(in: range) { values, part, _ in
            var values = values
            change(&values)
            setAttributes(values, range: part)
        }
        endEditing()
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        beginEditing()
        replaceCharacters(in: range, with: attrString.string)
        attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length)) {
            values, part, _ in
            setAttributes(values, range: part.moved(by: range.location))
        }
        endEditing()
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }
}

extension NSRange {
    fileprivate func moved(by distance: Int) -> NSRange {
        NSRange(location: location + distance, length: length)
    }
}
