import TestSupport

/// The text of a nib with seeded changes.
struct DamagedText {
    private var numbers: SeededNumbers
    /// Tags and what is between them, in turn.
    private var parts: [Substring]

    init(_ text: String, seed: UInt64) {
        numbers = SeededNumbers(seed: seed)
        parts = []
        var rest = text[...]
        while !rest.isEmpty {
            let end: Substring.Index
            if rest.first == "<" {
                end = rest.firstIndex(of: ">").map { rest.index(after: $0) } ?? rest.endIndex
            } else {
                end = rest.firstIndex(of: "<") ?? rest.endIndex
            }
            parts.append(rest[..<end])
            rest = rest[end...]
        }
    }

    var text: String { parts.joined() }

    /// Changes a part of the text in one of several ways.
    mutating func damage() {
        let (one, other) = (numbers.next(below: parts.count), numbers.next(below: parts.count))
        switch numbers.next(below: 10) {
        case 0: removeElement(at: one)
        case 1: doubleElement(at: one)
        case 2: if parts.count > 1 { parts.swapAt(one, other) }
        case 3: parts.remove(at: one)
        case 4: parts.removeSubrange((parts.count * 9 / 10 + one / 10)...)
        case 5: setValue(of: ["id", "destination"], toThatOf: ["id"])
        case 6, 7: setValue(of: ["destination"], toThatOf: ["id"])
        case 8:
            setValue(
                of: Self.numeric, to: ["-1", "1e300", "-1e300", "NaN", "inf", "9223372036854775807", "x", ""])
        default:
            setValue(
                of: ["kind", "relationship", "property", "selector", "customClass", "key"], toThatOf: nil)
        }
        if parts.isEmpty { parts = ["<"] }
    }

    private static let numeric = [
        "x", "y", "width", "height", "constant", "rowHeight", "multiplier", "priority", "numberOfLines",
        "pointSize",
        "selectedIndex", "numberOfTapsRequired", "tag", "minimumLineSpacing",
    ]

    // MARK: Elements

    /// The parts of the element that begins at or after a part, if it ends.
    private func element(at start: Int) -> Range<Int>? {
        guard let begin = parts[start...].firstIndex(where: { $0.hasPrefix("<") && !$0.hasPrefix("</") })
        else {
            return nil
        }
        var depth = 0
        for index in begin..<parts.count where parts[index].hasPrefix("<") {
            if parts[index].hasPrefix("</") {
                depth -= 1
            } else if !parts[index].hasSuffix("/>") {
                depth += 1
            }
            if depth <= 0 { return begin..<(index + 1) }
        }
        return nil
    }

    private mutating func removeElement(at start: Int) {
        if let element = element(at: start) { parts.removeSubrange(element) }
    }

    private mutating func doubleElement(at start: Int) {
        guard let element = element(at: start) else { return }
        parts.insert(contentsOf: parts[element], at: element.upperBound)
    }

    // MARK: Attributes

    /// The places of values of some attributes.
    private func values(of names: [String]) -> [(part: Int, range: Range<Substring.Index>)] {
        parts.indices.flatMap { index -> [(part: Int, range: Range<Substring.Index>)] in
            names.compactMap { name in
                guard let start = parts[index].firstRange(of: " \(name)=\"")?.upperBound,
                    let end = parts[index][start...].firstIndex(of: "\"")
                else { return nil }
                return (index, start..<end)
            }
        }
    }

    private mutating func setValue(of names: [String], to choices: [String]) {
        let places = values(of: names)
        guard !places.isEmpty else { return }
        let place = numbers.element(of: places)
        let part = parts[place.part]
        let value = numbers.element(of: choices)
        parts[place.part] = "\(part[..<place.range.lowerBound])\(value)\(part[place.range.upperBound...])"
    }

    /// Sets a value to another one of the file; of `nil`, to one of an attribute of the same name.
    private mutating func setValue(of names: [String], toThatOf others: [String]?) {
        let names = others == nil ? [numbers.element(of: names)] : names
        let choices = values(of: others ?? names).map { String(parts[$0.part][$0.range]) }
        if !choices.isEmpty { setValue(of: names, to: choices) }
    }
}
