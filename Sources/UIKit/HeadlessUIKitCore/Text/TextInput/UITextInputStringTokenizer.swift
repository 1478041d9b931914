/// Finds the characters, words, sentences, lines and paragraphs of any text input by its characters.
///
/// It asks the text input for its text and for positions by their offsets, which must be in UTF-16 units. Lines depend
/// on the layout: those of text fields and text views are known, for other inputs a line is a paragraph.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput)?

    /// Makes a tokenizer for a text input, which it holds weakly.
    public init(textInput: any UITextInput) {
        input = textInput
        super.init()
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let place = place(of: position) else { return nil }
        let isForward = direction.isForward
        // At a boundary between two parts, the direction determines which of them is meant.
        let character = isForward ? place.offset : place.buffer.characterStart(before: place.offset)
        guard isForward ? place.offset < place.buffer.count : place.offset > 0 else { return nil }
        guard let part = part(granularity, around: character, in: place.buffer),
            part.upperBound > part.lowerBound,
            part.lowerBound <= place.offset, part.upperBound >= place.offset
        else { return nil }
        return range(part)
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard let place = place(of: position) else { return false }
        return isBoundary(place.offset, granularity, isForward: direction.isForward, in: place.buffer)
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let place = place(of: position) else { return nil }
        let found =
            direction.isForward
            ? edge(after: place.offset, granularity, in: place.buffer)
            : edge(before: place.offset, granularity, in: place.buffer)
        return found.flatMap { offset in
            input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
        }
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
    }

    /// A tokenizer for no input, which finds nothing.
    override init() {
        super.init()
    }

    // MARK: Searching

    private func place(of position: UITextPosition) -> (buffer: TextBuffer, offset: Int)? {
        guard let input else { return nil }
        let beginning = input.beginningOfDocument
        if let model = (input as? any TextModelHost)?.model {
            return model.offset(of: position).map { (model.buffer, model.buffer.border(atOrBefore: $0)) }
        }
        guard let whole = input.textRange(from: beginning, to: input.endOfDocument) else { return nil }
        let buffer = TextBuffer(input.text(in: whole) ?? "")
        return (buffer, buffer.border(atOrBefore: input.offset(from: beginning, to: position)))
    }

    private func range(_ part: Range<Int>) -> UITextRange? {
        guard let input,
            let start = input.position(from: input.beginningOfDocument, offset: part.lowerBound),
            let end = input.position(from: input.beginningOfDocument, offset: part.upperBound)
        else { return nil }
        return input.textRange(from: start, to: end)
    }

    /// The part that contains the character after `offset`; `nil` if none does.
    private func part(_ granularity: UITextGranularity, around offset: Int, in buffer: TextBuffer) -> Range<
        Int
    >? {
        switch granularity {
        case .character: return offset..<buffer.characterEnd(after: offset)
        case .word: return buffer.isWord(after: offset) ? buffer.word(at: offset) : nil
        case .sentence: return buffer.sentence(at: offset)
        case .paragraph: return buffer.paragraph(at: offset)
        case .line: return line(around: offset, in: buffer)
        case .document: return 0..<buffer.count
        }
    }

    private func line(around offset: Int, in buffer: TextBuffer) -> Range<Int> {
        guard let model = (input as? any TextModelHost)?.model, let geometry = model.geometry else {
            return buffer.paragraph(at: offset)
        }
        let index = geometry.lineIndex(at: offset)
        return geometry.lines[index].range.lowerBound..<geometry.end(ofLine: index).head
    }

    /// The next offset after `offset` where a part ends or begins.
    private func edge(after offset: Int, _ granularity: UITextGranularity, in buffer: TextBuffer) -> Int? {
        var place = offset
        while place < buffer.count {
            if let part = part(granularity, around: place, in: buffer) {
                if place > offset, part.lowerBound > offset { return part.lowerBound }
                if part.upperBound > offset { return part.upperBound }
            }
            place = buffer.characterEnd(after: place)
        }
        return offset < buffer.count ? buffer.count : nil
    }

    /// The next offset before `offset` where a part ends or begins.
    private func edge(before offset: Int, _ granularity: UITextGranularity, in buffer: TextBuffer) -> Int? {
        var place = offset
        while place > 0 {
            place = buffer.characterStart(before: place)
            if let part = part(granularity, around: place, in: buffer) {
                if part.upperBound < offset { return part.upperBound }
                if part.lowerBound < offset { return part.lowerBound }
            }
        }
        return offset > 0 ? 0 : nil
    }

    private func isBoundary(
        _ offset: Int, _ granularity: UITextGranularity, isForward: Bool, in buffer: TextBuffer
    ) -> Bool {
        // Going forward, a boundary is the end of a part, going back the beginning of one.
        if isForward {
            guard offset > 0 else { return false }
            let last = buffer.characterStart(before: offset)
            return part(granularity, around: last, in: buffer)?.upperBound == offset
        }
        guard offset < buffer.count else { return false }
        return part(granularity, around: offset, in: buffer)?.lowerBound == offset
    }
}
