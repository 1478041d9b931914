import Foundation

/// Lays the text of a storage out in containers, and says where its characters are.
///
/// ```swift
/// let storage = NSTextStorage(attributedString: text)
/// let manager = NSLayoutManager()
/// let container = NSTextContainer(size: CGSize(width: 300, height: 0))
/// manager.addTextContainer(container)
/// storage.addLayoutManager(manager)
/// let height = manager.usedRect(for: container).height
/// ```
///
/// Each UTF-16 unit counts as a glyph here, so that ranges of glyphs and of characters are the same. Coordinates are
/// those of the container. Keep the storage: it has the layout manager, which has the containers, and nothing has the
/// storage.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    /// The text; held weakly.
    open internal(set) weak var textStorage: NSTextStorage?

    /// The containers, which text fills one after the other.
    open private(set) var textContainers: [NSTextContainer] = []

    /// The delegate, which is told when text was laid out; held weakly.
    open weak var delegate: (any NSLayoutManagerDelegate)?

    /// Whether text may be laid out further down before that above it. It has no effect here.
    open var allowsNonContiguousLayout = false

    private var known: [any TextFragments]?

    /// Makes a layout manager without containers.
    public override init() {
        super.init()
    }

    // MARK: Containers

    /// Adds a container, for what does not fit into those before it.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Inserts a container.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        guard container.layoutManager !== self else { return }
        container.layoutManager = self
        textContainers.insert(container, at: min(max(index, 0), textContainers.count))
        invalidate()
    }

    /// Removes a container.
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
        invalidate()
    }

    final func containerDidChange() { invalidate() }

    final func textDidChange() { invalidate() }

    private func invalidate() {
        guard known != nil else { return }
        known = nil
        delegate?.layoutManagerDidInvalidateLayout(self)
    }

    // MARK: Layout

    /// The text in each container.
    final var laidOut: [any TextFragments] {
        // A text view knows when its text is out of date.
        if textContainers.count == 1, let owner = textContainers[0].owner { return [owner.fragments] }
        if let known { return known }
        var all: [any TextFragments] = []
        var start = 0
        let text = textStorage ?? NSTextStorage()
        for (index, container) in textContainers.enumerated() {
            let isLast = index == textContainers.count - 1
            let part = ContainedText(text, from: start, in: container, isLast: isLast)
            all.append(part)
            start = part.range.location + part.range.length
        }
        known = all
        for (index, container) in textContainers.enumerated() {
            delegate?.layoutManager(
                self, didCompleteLayoutFor: container, atEnd: index == textContainers.count - 1)
        }
        return all
    }

    /// Lays out the text of a container.
    open func ensureLayout(for container: NSTextContainer) { _ = laidOut }

    /// Lays out a range of glyphs.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = laidOut }

    /// Lays out a range of characters.
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = laidOut }

    /// Discards the layout of a range of characters, which is made again when it is asked for.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        actualCharacterRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
        invalidate()
    }

    // MARK: Glyphs

    /// The number of glyphs, which is that of the text's UTF-16 units.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    /// Whether there is a glyph with an index.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

    /// The glyph of a character.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// The character of a glyph.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// The glyphs of a range of characters.
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?)
        -> NSRange
    {
        actualCharacterRange?.pointee = charRange
        return charRange
    }

    /// The characters of a range of glyphs.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?)
        -> NSRange
    {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// The glyphs that found room in a container.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        guard let lines = text(in: container)?.lines, let first = lines.first, let last = lines.last else {
            return NSRange(location: 0, length: 0)
        }
        return NSRange(
            location: first.range.location,
            length: last.range.location + last.range.length - first.range.location)
    }

    /// The container of a glyph, and the glyphs that are in it.
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
        guard let container = place(ofGlyph: glyphIndex)?.container else { return nil }
        effectiveRange?.pointee = glyphRange(for: container)
        return container
    }

    // MARK: Rectangles

    /// The smallest rectangle around the text of a container, with the padding of its lines.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let lines = text(in: container)?.lines, let first = lines.first else { return .zero }
        return lines.dropFirst().reduce(first.usedRect) { $0.union($1.usedRect) }
    }

    /// The line's part of its container, for the line with a glyph; and the glyphs of the line.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let line = place(ofGlyph: glyphIndex)?.line else { return .zero }
        effectiveRange?.pointee = line.range
        return line.rect
    }

    /// The part of its line's rectangle that text takes, with the padding, for the line with a glyph; and its glyphs.
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let line = place(ofGlyph: glyphIndex)?.line else { return .zero }
        effectiveRange?.pointee = line.range
        return line.usedRect
    }

    /// The rectangle of the empty line after a newline at the end, or of an empty text; zero if there is none.
    open var extraLineFragmentRect: CGRect {
        guard let line = laidOut.last?.lines.last, line.range.length == 0 else { return .zero }
        return line.rect
    }

    /// Calls a closure with each line that has glyphs of a range: its rectangle, the part that text takes, its
    /// container and its glyphs.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        for place in places(of: glyphRange) {
            block(place.line.rect, place.line.usedRect, place.container, place.line.range, &stop)
            if stop.boolValue { return }
        }
    }

    /// The smallest rectangle around a range of glyphs in a container.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let rects = places(of: glyphRange).filter { $0.container === container }.map {
            rect(of: glyphRange, on: $0)
        }
        return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
    }

    /// Calls a closure with the rectangles of a range of glyphs in a container, one a line.
    ///
    /// - Parameter selectedRange: a range that is selected; it makes no difference.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        for place in places(of: glyphRange) where place.container === textContainer {
            block(rect(of: glyphRange, on: place), &stop)
            if stop.boolValue { return }
        }
    }

    /// The left end of a glyph's baseline, from its line's rectangle.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let place = place(ofGlyph: glyphIndex) else { return .zero }
        let left = place.text.left(of: glyphIndex, onLine: place.index)
        return CGPoint(x: left - place.line.rect.minX, y: place.line.baseline)
    }

    // MARK: Points

    /// The glyph at a point of a container, or the nearest one.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        nearest(to: point, in: container).index
    }

    /// The glyph at a point of a container, or the nearest one, and how far through it the point is, from 0 to 1.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let found = nearest(to: point, in: container)
        partialFraction?.pointee = found.fraction
        return found.index
    }

    /// How far through the nearest glyph a point is, from 0 to 1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        nearest(to: point, in: container).fraction
    }

    /// The character at a point of a container, or the nearest one, and how far through it the point is, from 0 to 1.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }

    // MARK: Drawing

    /// Draws a range of glyphs in the current context, without the colours behind them.
    ///
    /// - Parameter origin: where the container's upper left corner is.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        let call = "NSLayoutManager.drawGlyphs(forGlyphRange:at:)"
        guard let context = ContextStack.context(for: call, [origin.x, origin.y]), let textStorage else {
            return
        }
        for place in places(of: glyphsToShow) {
            draw(glyphsToShow, of: textStorage, on: place, at: origin, context)
        }
    }

    /// Draws the colours behind a range of glyphs in the current context.
    ///
    /// - Parameter origin: where the container's upper left corner is.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        let call = "NSLayoutManager.drawBackground(forGlyphRange:at:)"
        guard let context = ContextStack.context(for: call, [origin.x, origin.y]), let textStorage else {
            return
        }
        textStorage.enumerateAttribute(.backgroundColor, in: glyphsToShow) { value, range, _ in
            guard let color = value as? UIColor else { return }
            context.saveGState()
            context.setFillColor(color.cgColor)
            for place in places(of: range) {
                context.fill(rect(of: range, on: place).offsetBy(dx: origin.x, dy: origin.y))
            }
            context.restoreGState()
        }
    }
}
