import Foundation

/// A condition on a text, as a value; the functions of ``TextMatching`` make it.
///
/// Modifiers say what to ignore: `.containing("müller").ignoringCase.ignoringDiacritics`.
public struct TextPattern: Sendable, CustomStringConvertible {
    enum Form: Sendable {
        case exactly(String)
        case containing(String)
        case prefix(String)
        case suffix(String)
        case regex(SharedRegex)
        case satisfying(@MainActor @Sendable (String) -> Bool, line: String)
    }

    let form: Form
    /// What was asked to be ignored.
    let folding: TextFolding
    /// All that is ignored.
    private let wholeFolding: TextFolding
    /// The form in folded texts; `nil` if it is the same.
    private let foldedForm: Form?
    /// The form in folded texts.
    private var folded: Form { foldedForm ?? form }

    init(_ form: Form, folding: TextFolding = []) {
        self.init(form, folding: folding, wholeFolding: folding)
    }

    private init(_ form: Form, folding: TextFolding, wholeFolding: TextFolding) {
        self.form = form
        self.folding = folding
        self.wholeFolding = wholeFolding
        foldedForm = form.isFolded(by: wholeFolding) ? nil : form.folded(by: wholeFolding)
    }

    /// The same pattern for a label or a name: line breaks and indents are spaces, which is not told in its description.
    var asHeard: TextPattern {
        TextPattern(form, folding: folding, wholeFolding: folding.union(.whiteSpace))
    }

    /// The same pattern for a text that is no label or name.
    var asWritten: TextPattern { wholeFolding == folding ? self : TextPattern(form, folding: folding) }

    /// The same pattern, ignoring case.
    public var ignoringCase: TextPattern { TextPattern(form, folding: folding.union(.case)) }

    /// The same pattern, ignoring accents, in the text and in the pattern.
    ///
    /// A regular expression is not changed: it is matched against the text without accents.
    public var ignoringDiacritics: TextPattern { TextPattern(form, folding: folding.union(.diacritics)) }

    /// The same pattern, with each run of whitespace as one space, and no whitespace at the ends.
    ///
    /// Labels and accessible names are always compared like this.
    public var foldingWhiteSpace: TextPattern { TextPattern(form, folding: folding.union(.whiteSpace)) }

    /// Whether a text matches; `nil` never matches.
    @MainActor
    public func matches(_ text: String?) -> Bool {
        guard let text else { return false }
        return isMet(by: text)
    }

    @MainActor
    private func isMet(by text: String) -> Bool {
        // Most texts are the wanted one or differ from it in a letter or a digit, which is found out without folding.
        if case .exactly(let wanted) = folded, wholeFolding.isSubset(of: .whiteSpace) {
            if text == wanted { return true }
            if text.isPlainlyUnlike(wanted) { return false }
        }
        let subject = wholeFolding.isEmpty ? text : text.folded(by: wholeFolding)
        switch folded {
        case .exactly(let wanted): return subject == wanted
        case .containing(let part): return part.isEmpty || subject.contains(part)
        case .prefix(let beginning): return subject.hasPrefix(beginning)
        case .suffix(let end): return subject.hasSuffix(end)
        case .regex(let regex): return regex.isFound(in: subject, ignoringCase: wholeFolding.contains(.case))
        case .satisfying(let condition, _): return condition(subject)
        }
    }

    /// The only text that matches, if nothing is ignored except whitespace, which is then folded.
    var onlyText: String? {
        if case .exactly(let text) = folded, wholeFolding.isSubset(of: .whiteSpace) { text } else { nil }
    }

    /// The pattern's text, if it has one; for measuring how far away another text is.
    var wantedText: String? {
        switch form {
        case .exactly(let text), .containing(let text), .prefix(let text), .suffix(let text): text
        case .regex, .satisfying: nil
        }
    }

    /// Whether custom code is called.
    var hasCustomPart: Bool {
        if case .satisfying = form { true } else { false }
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

extension TextPattern.Form {
    /// Whether folding would not change the form; `false` also if that takes long to find out.
    fileprivate func isFolded(by folding: TextFolding) -> Bool {
        if folding.isEmpty { return true }
        return if case .exactly(let text) = self { folding.isIdle(for: text) } else { false }
    }

    fileprivate func folded(by folding: TextFolding) -> TextPattern.Form {
        switch self {
        case .exactly(let text): return .exactly(text.folded(by: folding))
        // The ends of a part are not ends of the text: only the runs inside are folded.
        case .containing(let part): return .containing(part.folded(by: folding, keepingEnds: true))
        case .prefix(let beginning): return .prefix(beginning.folded(by: folding, keepingEnds: true))
        case .suffix(let end): return .suffix(end.folded(by: folding, keepingEnds: true))
        case .regex, .satisfying: return self
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
            if case .prefix(let beginning) = folded, isPlain {
                for index in texts.indices where texts[index]?.hasPrefix(beginning) == true {
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
        guard case .suffix(let end) = folded, wholeFolding.isSubset(of: .whiteSpace) else { return nil }
        return TextTail.Wanted(end)
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
