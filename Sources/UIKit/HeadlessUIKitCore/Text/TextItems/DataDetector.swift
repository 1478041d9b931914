/// Finds web addresses, mail addresses and phone numbers in a text.
///
/// - Complexity: O(*n*) in the units of the text.
struct DataDetector {
    /// What was found, and where, in UTF-16 units.
    struct Match: Equatable {
        let range: Range<Int>
        let url: URL
        let isNumber: Bool
    }

    private let units: [UInt16]
    private var matches: [Match] = []

    /// Returns what a text contains, in its order.
    static func matches(in text: String, types: UIDataDetectorTypes) -> [Match] {
        var detector = DataDetector(text)
        if types.contains(.link) { detector.findAddresses() }
        if types.contains(.phoneNumber) { detector.findNumbers() }
        return detector.matches.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private init(_ text: String) {
        units = Array(text.utf16)
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }

    // MARK: Addresses

    /// Where an address ends, beside whitespace.
    private static let ends = Set("<>\"|{}\u{201c}\u{201d}".utf16)
    /// What belongs to the sentence around an address.
    private static let before = Set("([{'*_,;:".utf16)
    private static let after = Set(".,;:!?'*_]}".utf16)
    private static let (open, close) = (UInt16(UInt8(ascii: "(")), UInt16(UInt8(ascii: ")")))

    private mutating func findAddresses() {
        var start = 0
        for index in 0...units.count {
            guard index == units.count || Self.ends.contains(units[index]) || units[index].isSpace else {
                continue
            }
            note(trimmed(start..<index))
            start = index + 1
        }
    }

    private mutating func note(_ range: Range<Int>) {
        guard range.count > 3 else { return }
        let word = text(range)
        if let mark = word.firstRange(of: "://") {
            let scheme = word[..<mark.lowerBound].reversed().prefix(while: Self.isOfScheme).reversed()
            guard scheme.first?.isLetter == true, mark.upperBound < word.endIndex else { return }
            let address = String(scheme) + word[mark.lowerBound...]
            let length = address.utf16.count
            add(range.upperBound - length..<range.upperBound, address)
        } else if word.lowercased().hasPrefix("mailto:") {
            add(range, word)
        } else if word.contains("@") {
            if Self.isMail(word) { add(range, "mailto:\(word)") }
        } else if Self.isHost(word.prefix { !"/?#".contains($0) }) {
            add(range, "http://\(word)")
        }
    }

    private mutating func add(_ range: Range<Int>, _ address: String, isNumber: Bool = false) {
        guard let url = URL(string: address) else { return }
        matches.append(Match(range: range, url: url, isNumber: isNumber))
    }

    /// A word without the punctuation around it; a bracket that the address itself opens stays.
    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, Self.before.contains(units[start]) { start += 1 }
        var depth = 0
        for index in start..<end {
            if units[index] == Self.open { depth += 1 }
            if units[index] == Self.close { depth -= 1 }
        }
        while start < end {
            let last = units[end - 1]
            if last == Self.close, depth < 0 {
                depth += 1
            } else if !Self.after.contains(last) {
                break
            }
            end -= 1
        }
        return start..<end
    }

    private static func isOfScheme(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || "+-.".contains(character))
    }

    private static func isMail(_ word: String) -> Bool {
        let parts = word.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else { return false }
        let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        return labels.count > 1 && labels.allSatisfy(isLabel) && labels.last?.allSatisfy(\.isLetter) == true
            && parts[0].allSatisfy { isOfScheme($0) || "_%'&".contains($0) }
    }

    /// The endings of hosts that are found without a scheme and without "www."; none is a word of English, which would
    /// be found where a space after a full stop is missing.
    private static let endings: Set<String> = [
        "app", "au", "biz", "br", "ca", "ch", "cn", "co", "com", "de", "dev", "dk", "edu", "es", "eu", "fi",
        "fr", "gov",
        "ie", "info", "int", "io", "jp", "kr", "mil", "mx", "net", "nl", "nz", "org", "pl", "pt", "ru", "se",
        "tv", "uk",
        "xyz",
    ]

    private static func isHost(_ word: Substring) -> Bool {
        let host = word.prefix { $0 != ":" }
        let port = word[host.endIndex...].dropFirst()
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count > 1, labels.allSatisfy(isLabel), port.allSatisfy(\.isWholeNumber),
            let last = labels.last?.lowercased()
        else { return false }
        return labels[0].lowercased() == "www" && labels.count > 2 || endings.contains(last)
    }

    private static func isLabel(_ label: Substring) -> Bool {
        !label.isEmpty && label.first != "-" && label.last != "-"
            && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    }

    // MARK: Phone numbers

    private mutating func findNumbers() {
        let taken = matches.map(\.range)
        var next = 0
        var index = 0
        while index < units.count {
            while next < taken.count, taken[next].upperBound <= index { next += 1 }
            if next < taken.count, taken[next].contains(index) {
                index = taken[next].upperBound
                continue
            }
            let end = numberEnd(from: index)
            if end > index {
                noteNumber(index..<end)
                index = end
            } else {
                index += 1
            }
        }
    }

    /// The end of the digits and their separators from a position; the position itself if no number begins there.
    private func numberEnd(from start: Int) -> Int {
        if start > 0, units[start - 1].isOfWord { return start }
        guard units[start].isDigit || units[start] == UInt16(UInt8(ascii: "+")) || units[start] == Self.open
        else {
            return start
        }
        var end = start
        var index = start
        while index < units.count {
            // Longer than any number, and the rest is not searched again and again.
            guard index - start < Self.longestNumber else { return start }
            if units[index].isDigit {
                end = index + 1
            } else if index > start, !Self.separators.contains(units[index]) || index - end > 1 {
                break
            }
            index += 1
        }
        return end < units.count && units[end].isOfWord ? start : end
    }

    private static let longestNumber = 40
    private static let separators = Set(" -.()\u{a0}\u{2011}/".utf16)

    private mutating func noteNumber(_ range: Range<Int>) {
        let number = text(range)
        let groups = number.split { !$0.isWholeNumber }
        let digits = groups.joined()
        guard (7...15).contains(digits.count), !Self.isDate(number, groups), !Self.isAddress(number, groups)
        else {
            return
        }
        add(range, "tel:\(number.hasPrefix("+") ? "+" : "")\(digits)", isNumber: true)
    }

    /// Whether it begins with a date, such as `2024-05-31` or `31/05/2024`.
    private static func isDate(_ number: String, _ groups: [Substring]) -> Bool {
        guard groups.count >= 3, !number[..<groups[2].endIndex].contains(where: { " ()+".contains($0) })
        else {
            return false
        }
        let counts = groups.prefix(3).map(\.count)
        return counts == [4, 2, 2] || counts[2] == 4 && counts[0] <= 2 && counts[1] <= 2
    }

    /// Whether it is an address of a network, such as `192.168.178.100`.
    private static func isAddress(_ number: String, _ groups: [Substring]) -> Bool {
        groups.count == 4 && groups.allSatisfy { $0.count <= 3 }
            && number.allSatisfy { $0.isWholeNumber || $0 == "." }
    }
}

extension UInt16 {
    fileprivate var isDigit: Bool { (48...57).contains(self) }

    fileprivate var isSpace: Bool {
        Unicode.Scalar(self).map { $0.properties.isWhitespace } ?? false
    }

    /// Whether it is a letter, a digit, or part of a longer word or number.
    fileprivate var isOfWord: Bool {
        isDigit || self == 95 || self == 64
            || (Unicode.Scalar(self).map { $0.properties.isAlphabetic } ?? false)
    }
}
