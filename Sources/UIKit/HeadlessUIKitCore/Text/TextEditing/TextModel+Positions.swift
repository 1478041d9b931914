// The requirements of `UITextInput` that take positions and ranges as objects. For objects of another input they return
// `nil`, or do nothing.
extension TextModel {
    /// The offset of a position of the model's class, clamped to the text.
    func offset(of position: UITextPosition?) -> Int? {
        (position as? TextOffset).map { min(max($0.offset, 0), count) }
    }

    func span(of range: UITextRange?) -> Range<Int>? {
        (range as? TextSpan).map { $0.range.clamped(to: 0..<count) }
    }

    /// The selection as a range object.
    var selectedSpan: UITextRange? {
        get { TextSpan(selection.range, isAtLineEnd: selection.isAtLineEnd) }
        set {
            guard let range = span(of: newValue) else { return }
            let isAtLineEnd = (newValue?.start as? TextOffset)?.isAtLineEnd ?? false
            select(
                TextSelection(anchor: range.lowerBound, head: range.upperBound, isAtLineEnd: isAtLineEnd))
        }
    }

    var markedSpan: UITextRange? { markedRange.map { TextSpan($0) } }

    var beginning: UITextPosition { TextOffset(0) }
    var end: UITextPosition { TextOffset(count) }

    func text(of range: UITextRange) -> String? { span(of: range).map { text(in: $0) } }

    func replace(_ range: UITextRange, with text: String) {
        if let range = span(of: range) { replace(range, with: text) }
    }

    func range(from one: UITextPosition, to other: UITextPosition) -> UITextRange? {
        guard let one = offset(of: one), let other = offset(of: other) else { return nil }
        return TextSpan(min(one, other)..<max(one, other))
    }

    func position(from position: UITextPosition, offset distance: Int) -> UITextPosition? {
        guard let start = offset(of: position) else { return nil }
        let (target, isTooFar) = start.addingReportingOverflow(distance)
        return !isTooFar && (0...count).contains(target) ? TextOffset(target) : nil
    }

    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset distance: Int
    ) -> UITextPosition? {
        guard let start = offset(of: position) else { return nil }
        var place = TextSelection(
            caret: buffer.border(atOrBefore: start),
            isAtLineEnd: (position as? TextOffset)?.isAtLineEnd ?? false)
        // A negative distance goes the other way. More steps than there are give `nil`.
        let movement = direction.movement(isReversed: (distance < 0) != isMirrored(direction, at: start))
        let kept = column
        column = nil
        defer { column = kept }
        for _ in 0..<distance.magnitude {
            let next = destination(of: movement, from: place)
            if next.head == place.head { return nil }
            place = next
        }
        return TextOffset(place.head, isAtLineEnd: place.isAtLineEnd)
    }

    /// Whether the characters at an offset follow each other against a direction, as in a line from the right.
    private func isMirrored(_ direction: UITextLayoutDirection, at offset: Int) -> Bool {
        guard direction == .left || direction == .right, let geometry else { return false }
        return geometry.lines[geometry.lineIndex(at: offset)].isRightToLeft
    }

    func compare(_ one: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        guard let one = offset(of: one), let other = offset(of: other), one != other else {
            return .orderedSame
        }
        return one < other ? .orderedAscending : .orderedDescending
    }

    func distance(from one: UITextPosition, to other: UITextPosition) -> Int {
        guard let one = offset(of: one), let other = offset(of: other) else { return 0 }
        return other - one
    }

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        guard let range = span(of: range) else { return nil }
        let isBackward = direction.isBackward != isMirrored(direction, at: range.lowerBound)
        return TextOffset(isBackward ? range.lowerBound : range.upperBound)
    }

    func range(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        guard let start = offset(of: position) else { return nil }
        let movement: TextMovement
        switch direction {
        case .left: movement = .line(isMirrored(.left, at: start) ? .forward : .backward)
        case .right: movement = .line(isMirrored(.right, at: start) ? .backward : .forward)
        case .up: movement = .document(.backward)
        case .down: movement = .document(.forward)
        }
        let target = destination(of: movement, from: TextSelection(caret: start)).head
        return TextSpan(min(start, target)..<max(start, target))
    }

    // MARK: Geometry

    func caretRect(for position: UITextPosition) -> CGRect {
        guard let offset = offset(of: position), let geometry else { return .null }
        return geometry.caretRect(at: offset, isAtLineEnd: (position as? TextOffset)?.isAtLineEnd ?? false)
    }

    func firstRect(for range: UITextRange) -> CGRect {
        guard let range = span(of: range), let geometry else { return .null }
        return geometry.rects(of: range).first ?? geometry.caretRect(at: range.lowerBound)
    }

    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        guard let range = span(of: range), let geometry else { return [] }
        return LineSelectionRect.all(geometry.rects(of: range))
    }

    func closestPosition(to point: CGPoint, within range: UITextRange? = nil) -> UITextPosition? {
        guard let place = geometry?.closest(to: point) else { return nil }
        guard let range else { return TextOffset(place.head, isAtLineEnd: place.isAtLineEnd) }
        guard let span = span(of: range) else { return nil }
        return TextOffset(min(max(place.head, span.lowerBound), span.upperBound))
    }

    func characterRange(at point: CGPoint) -> UITextRange? {
        guard let geometry else { return nil }
        let place = geometry.closest(to: point).head
        for start in [buffer.characterStart(before: place), place] {
            let range = start..<buffer.characterEnd(after: start)
            if geometry.rects(of: range).contains(where: { $0.contains(point) }) { return TextSpan(range) }
        }
        return nil
    }
}

extension UITextLayoutDirection {
    var isBackward: Bool { self == .left || self == .up }

    func movement(isReversed: Bool) -> TextMovement {
        switch (self, isReversed) {
        case (.right, false), (.left, true): .character(.forward)
        case (.left, false), (.right, true): .character(.backward)
        case (.up, false), (.down, true): .up
        case (.down, false), (.up, true): .down
        }
    }
}

extension TextModel {
    /// Selects an unvalidated range.
    func select(_ range: NSRange) {
        guard range.location != NSNotFound else { return }
        let start = min(max(range.location, 0), count)
        let length = min(max(range.length, 0), count - start)
        select(TextSelection(anchor: start, head: start + length))
    }
}
