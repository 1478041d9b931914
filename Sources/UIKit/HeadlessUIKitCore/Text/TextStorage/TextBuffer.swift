/// A gap buffer of UTF-16 units: a text with fast edits in one place.
///
/// Offsets are in UTF-16 units, as `NSRange` counts. A `String` would have to count them from its beginning after each
/// edit. Here an edit costs its own length and its distance from the last edit.
///
/// Inserted text is a `String`, so the units are well-formed unless a range splits a surrogate pair; ranges from
/// outside are widened by ``scalars(_:)`` or ``wholeCharacters(_:)`` first.
package struct TextBuffer: Sendable {
    private var storage: [UInt16] = []
    /// The unused part of the storage.
    private var gap = 0..<0

    /// Makes an empty text.
    package init() {}

    /// Makes a buffer with a text.
    package init(_ text: String) {
        storage = Array(text.utf16)
        gap = storage.count..<storage.count
    }

    /// The number of UTF-16 units.
    package var count: Int { storage.count - gap.count }

    package var isEmpty: Bool { count == 0 }

    /// The whole text.
    ///
    /// - Complexity: O(*n*) in the units.
    package var text: String { text(in: 0..<count) }

    /// The part of the text in a range of UTF-16 units, which is clamped to the text.
    ///
    /// - Complexity: O(*k*) in the units of the range.
    package func text(in range: Range<Int>) -> String {
        // As before each typed character, which replaces nothing.
        if range.isEmpty { return "" }
        let units = units(in: range)
        return Self.asciiText(of: units) ?? String(decoding: units, as: UTF16.self)
    }

    /// The text of ASCII units, which is faster to make than one of others; `nil` if there is another unit.
    private static func asciiText(of units: [UInt16]) -> String? {
        for unit in units where unit >= 0x80 { return nil }
        return String(unsafeUninitializedCapacity: units.count) { bytes in
            for index in units.indices { bytes[index] = UInt8(truncatingIfNeeded: units[index]) }
            return units.count
        }
    }

    /// The UTF-16 units in a range, which is clamped to the text.
    ///
    /// - Complexity: O(*k*) in the units of the range.
    func units(in range: Range<Int>) -> [UInt16] {
        let range = range.clamped(to: 0..<count)
        let before = range.clamped(to: 0..<gap.lowerBound)
        let after = range.clamped(to: gap.lowerBound..<count)
        var units: [UInt16] = []
        units.reserveCapacity(range.count)
        units.append(contentsOf: storage[before])
        units.append(contentsOf: storage[after.lowerBound + gap.count..<after.upperBound + gap.count])
        return units
    }

    /// The unit at an offset, which must be below ``count``.
    subscript(offset: Int) -> UInt16 {
        storage[offset < gap.lowerBound ? offset : offset + gap.count]
    }

    /// Replaces a range of UTF-16 units, which is clamped to the text, with `text`.
    ///
    /// - Returns: how many units were inserted.
    /// - Complexity: amortized O(*k* + *d*) in the units of the range and the text and the distance from the last
    ///   edit.
    @discardableResult
    package mutating func replace(_ range: Range<Int>, with text: String) -> Int {
        let range = range.clamped(to: 0..<count)
        moveGap(to: range)
        gap = range.lowerBound..<gap.upperBound + range.count
        let length = text.utf16.count
        makeRoom(for: length)
        var index = gap.lowerBound
        for unit in text.utf16 {
            storage[index] = unit
            index += 1
        }
        gap = index..<gap.upperBound
        return length
    }

    private mutating func moveGap(to range: Range<Int>) {
        let target = range.lowerBound
        if target < gap.lowerBound {
            let distance = gap.lowerBound - target
            for step in 1...distance { storage[gap.upperBound - step] = storage[gap.lowerBound - step] }
            gap = target..<gap.upperBound - distance
        } else if target > gap.lowerBound {
            let distance = target - gap.lowerBound
            for step in 0..<distance { storage[gap.lowerBound + step] = storage[gap.upperBound + step] }
            gap = target..<gap.upperBound + distance
        }
    }

    private mutating func makeRoom(for length: Int) {
        guard gap.count < length else { return }
        // Growing in proportion to the size makes many small edits cheap on average.
        let growth = max(length - gap.count, storage.count / 2, 32)
        storage.insert(contentsOf: repeatElement(0, count: growth), at: gap.upperBound)
        gap = gap.lowerBound..<gap.upperBound + growth
    }
}

extension TextBuffer {
    /// Whether an offset is inside a surrogate pair.
    private func cutsPair(_ offset: Int) -> Bool {
        offset > 0 && offset < count && UTF16.isTrailSurrogate(self[offset])
            && UTF16.isLeadSurrogate(self[offset - 1])
    }

    /// The range clamped to the text, and widened so that it splits no scalar.
    package func scalars(_ range: Range<Int>) -> Range<Int> {
        let range = range.clamped(to: 0..<count)
        let start = cutsPair(range.lowerBound) ? range.lowerBound - 1 : range.lowerBound
        guard !range.isEmpty else { return start..<start }
        return start..<(cutsPair(range.upperBound) ? range.upperBound + 1 : range.upperBound)
    }
}
