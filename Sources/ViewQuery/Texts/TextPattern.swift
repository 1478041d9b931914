/// A condition on a text, as a value; the functions of ``TextMatching`` make it.
///
/// Modifiers say what to ignore: `.containing("müller").ignoringCase.ignoringDiacritics`.
public struct TextPattern: Sendable, CustomStringConvertible {
    /// What a text is compared with, and how.
    enum Form: Sendable {
        case exactly(String)
        case containing(String)
        case prefix(String)
        case suffix(String)
        case regex(SharedRegex)
        case satisfying(@MainActor @Sendable (String) -> Bool, line: String)
    }

    // The form in plain fields: most patterns are a whole text, and to copy and free a form takes longer than to compare it.
    private enum Kind { case exactly, containing, prefix, suffix, other }
    private let kind: Kind
    /// The text, or its part, as it was given; empty for another kind of form.
    private let text: String
    /// The same in folded texts.
    private let foldedText: String
    /// A form without a text.
    private let other: Boxed?
    /// What was asked to be ignored.
    let folding: TextFolding
    /// All that is ignored.
    private let wholeFolding: TextFolding

    private final class Boxed: Sendable {
        let form: Form
        init(_ form: Form) { self.form = form }
    }

    init(_ form: Form, folding: TextFolding = []) {
        switch form {
        case .exactly(let text): self.init(.exactly, text, folding: folding)
        case .containing(let part): self.init(.containing, part, folding: folding)
        case .prefix(let beginning): self.init(.prefix, beginning, folding: folding)
        case .suffix(let end): self.init(.suffix, end, folding: folding)
        case .regex, .satisfying: self.init(.other, "", Boxed(form), folding: folding)
        }
    }

    private init(
        _ kind: Kind, _ text: String, _ other: Boxed? = nil, folding: TextFolding,
        wholeFolding: TextFolding? = nil
    ) {
        let wholeFolding = wholeFolding ?? folding
        self.kind = kind
        self.text = text
        self.other = other
        self.folding = folding
        self.wholeFolding = wholeFolding
        // The ends of a part are not ends of the text: only the runs inside are folded.
        foldedText =
            wholeFolding.isEmpty ? text : text.folded(by: wholeFolding, keepingEnds: kind != .exactly)
    }

    /// The form as it was given.
    var form: Form {
        switch kind {
        case .exactly: .exactly(text)
        case .containing: .containing(text)
        case .prefix: .prefix(text)
        case .suffix: .suffix(text)
        case .other: other?.form ?? .exactly(text)
        }
    }

    private func ignoring(_ folding: TextFolding, wholeFolding: TextFolding? = nil) -> TextPattern {
        TextPattern(kind, text, other, folding: folding, wholeFolding: wholeFolding)
    }

    /// The same pattern for a label or a name: line breaks and indents are spaces, which is not told in its description.
    var asHeard: TextPattern { ignoring(folding, wholeFolding: folding.union(.whiteSpace)) }

    /// The same pattern for a text that is no label or name.
    var asWritten: TextPattern { wholeFolding == folding ? self : ignoring(folding) }

    /// The same pattern, ignoring case.
    public var ignoringCase: TextPattern { ignoring(folding.union(.case)) }

    /// The same pattern, ignoring accents, in the text and in the pattern.
    ///
    /// A regular expression is not changed: it is matched against the text without accents.
    public var ignoringDiacritics: TextPattern { ignoring(folding.union(.diacritics)) }

    /// The same pattern, with each run of whitespace as one space, and no whitespace at the ends.
    ///
    /// Labels and accessible names are always compared like this.
    public var foldingWhiteSpace: TextPattern { ignoring(folding.union(.whiteSpace)) }

    /// Whether a text matches; `nil` never matches.
    @MainActor
    public func matches(_ text: String?) -> Bool {
        guard let text else { return false }
        return isMet(by: text)
    }

    @MainActor
    private func isMet(by text: String) -> Bool {
        // Most texts are the wanted one or differ from it in a letter or a digit, which is found out without folding.
        if kind == .exactly, wholeFolding.isSubset(of: .whiteSpace) {
            if text == foldedText { return true }
            if text.isPlainlyUnlike(foldedText) { return false }
        }
        let subject = wholeFolding.isEmpty ? text : text.folded(by: wholeFolding)
        switch kind {
        case .exactly: return subject == foldedText
        case .containing: return foldedText.isEmpty || subject.contains(foldedText)
        case .prefix: return subject.hasPrefix(foldedText)
        case .suffix: return subject.hasSuffix(foldedText)
        case .other: return isMet(other?.form, by: subject)
        }
    }

    @MainActor
    private func isMet(_ form: Form?, by subject: String) -> Bool {
        switch form {
        case .regex(let regex): regex.isFound(in: subject, ignoringCase: wholeFolding.contains(.case))
        case .satisfying(let condition, _): condition(subject)
        default: false
        }
    }

    /// The only text that matches, if nothing is ignored except whitespace, which is then folded.
    var onlyText: String? {
        kind == .exactly && wholeFolding.isSubset(of: .whiteSpace) ? foldedText : nil
    }

    /// The pattern's text, if it has one; for measuring how far away another text is.
    var wantedText: String? { kind == .other ? nil : text }

    var hasCustomPart: Bool {
        if case .satisfying = other?.form { true } else { false }
    }

    /// The pattern as source code.
    public var description: String {
        let options =
            (folding.contains(.case) ? ".ignoringCase" : "")
            + (folding.contains(.diacritics) ? ".ignoringDiacritics" : "")
            + (folding.contains(.whiteSpace) ? ".foldingWhiteSpace" : "")
        switch form {
        case .exactly(let text): return options.isEmpty ? text.quoted : ".exactly(\(text.quoted))\(options)"
        case .containing(let part): return ".containing(\(part.quoted))\(options)"
        case .prefix(let beginning): return ".prefix(\(beginning.quoted))\(options)"
        case .suffix(let end): return ".suffix(\(end.quoted))\(options)"
        case .regex(let regex):
            return options.isEmpty ? regex.description : ".matching(\(regex))\(options)"
        case .satisfying(_, let line): return ".satisfying { … } at \(line)\(options)"
        }
    }
}

/// A regular expression that crosses actors inside a value.
///
/// A `Regex` is not `Sendable` because it may hold closures that are not; what it caches of itself is guarded by the
/// standard library. This one is only ever asked on the main actor, on which it was made, and so are its closures.
struct SharedRegex: @unchecked Sendable, CustomStringConvertible {
    private let find: (String, _ ignoringCase: Bool) -> Bool
    /// The expression as a literal; dots for one that was not written as a literal.
    let description: String

    init<Output>(_ regex: Regex<Output>) {
        description = regex._literalPattern.map { "/\($0)/" } ?? "/…/"
        let withoutCase = regex.ignoresCase()
        // An expression whose evaluation fails matches nothing.
        find = { text, ignoringCase in
            (try? (ignoringCase ? withoutCase : regex).firstMatch(in: text)) != nil
        }
    }

    @MainActor
    func isFound(in text: String, ignoringCase: Bool) -> Bool {
        find(text, ignoringCase)
    }
}

extension TextPattern {
    /// Adds the indices of the texts that match, in their order.
    ///
    /// - Parameter areFolded: whether whitespace is folded in the texts already.
    @MainActor
    func appendMatches(in texts: ContiguousArray<String?>, areFolded: Bool, to indices: inout [Int32]) {
        let isPlain = wholeFolding.subtracting(areFolded ? .whiteSpace : []).isEmpty
        texts.withUnsafeBufferPointer { texts in
            // Prefixes are frequent enough for a loop of their own.
            if kind == .prefix, isPlain {
                for index in texts.indices where texts[index]?.hasPrefix(foldedText) == true {
                    indices.append(Int32(truncatingIfNeeded: index))
                }
            } else {
                for index in texts.indices where matches(texts[index]) {
                    indices.append(Int32(truncatingIfNeeded: index))
                }
            }
        }
    }

    /// The required suffix, if that is the whole condition, for texts with folded whitespace.
    var tail: TextTail.Wanted? {
        guard kind == .suffix, wholeFolding.isSubset(of: .whiteSpace) else { return nil }
        return TextTail.Wanted(foldedText)
    }
}

extension TextPattern: ExpressibleByStringLiteral {
    /// Exactly this text.
    public init(stringLiteral text: String) { self.init(.exactly(text)) }
}

extension String {
    /// Whether the texts differ, in any normal form and with any spaces folded, as far as characters of ASCII tell.
    ///
    /// What is before the first difference is the same in both, so it stays the same whatever is done to it.
    fileprivate func isPlainlyUnlike(_ other: String) -> Bool {
        let answer = utf8.withContiguousStorageIfAvailable { own in
            other.utf8.withContiguousStorageIfAvailable { other in
                for index in 0..<min(own.count, other.count) where own[index] != other[index] {
                    return own[index].isVisibleASCII && other[index].isVisibleASCII
                }
                return false
            }
        }
        if case let isUnlike?? = answer { return isUnlike }
        return false
    }
}

extension UInt8 {
    fileprivate var isVisibleASCII: Bool { (0x21...0x7e).contains(self) }
}
