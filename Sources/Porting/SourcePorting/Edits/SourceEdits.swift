/// Changes to a file's source, by ranges of bytes.
struct SourceEdits {
    private struct Edit {
        let range: Range<Int>
        let text: String
    }

    private var edits: [Edit] = []

    /// Puts a text in the place of a range.
    mutating func replace(_ range: Range<Int>, with text: String) {
        edits.append(Edit(range: range, text: text))
    }

    /// Inserts a text; where several are inserted at one place, the earlier ones stand in front.
    mutating func insert(_ text: String, at offset: Int) {
        replace(offset..<offset, with: text)
    }

    /// Sorts the edits, and leaves out those that overlap one that begins earlier. To be called before ``text(of:in:isMoved:)``.
    mutating func settle() {
        let order = edits.indices.sorted { first, second in
            let (left, right) = (edits[first].range, edits[second].range)
            if left.lowerBound != right.lowerBound { return left.lowerBound < right.lowerBound }
            return left.isEmpty != right.isEmpty ? left.isEmpty : first < second
        }
        var kept: [Edit] = []
        var end = 0
        for edit in order.map({ edits[$0] }) where edit.range.lowerBound >= end {
            kept.append(edit)
            end = edit.range.upperBound
        }
        edits = kept
    }

    /// The source of a range with the edits in it.
    ///
    /// - Parameter isMoved: whether the range moves elsewhere; then it takes the insertions at its ends with it, which
    ///   otherwise belong to what moved from there.
    /// - Complexity: O(*n* + log *e*), where *n* is the length of the range and its edits, and *e* the number of edits.
    func text(of range: Range<Int>, in bytes: [UInt8], isMoved: Bool) -> String {
        var result: [UInt8] = []
        var position = range.lowerBound
        var index = firstEdit(from: range.lowerBound)
        while index < edits.count, edits[index].range.upperBound <= range.upperBound {
            let edit = edits[index]
            index += 1
            let isAtStart = edit.range.upperBound == range.lowerBound && range.lowerBound > 0
            let isAtEnd = edit.range.lowerBound == range.upperBound && range.upperBound < bytes.count
            if !isMoved, isAtStart || isAtEnd { continue }
            result += bytes[position..<edit.range.lowerBound]
            result += edit.text.utf8
            position = edit.range.upperBound
        }
        result += bytes[position..<range.upperBound]
        return String(decoding: result, as: UTF8.self)
    }

    private func firstEdit(from offset: Int) -> Int {
        var low = 0
        var high = edits.count
        while low < high {
            let middle = (low + high) / 2
            if edits[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
