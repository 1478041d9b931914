import Foundation

/// A condition on a text, as a value; the functions of ``TextMatching`` make it.
///
/// What it is to ignore is said after it: `.containing("müller").ignoringCase.ignoringDiacritics`.
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
    private(set) var folding: TextFolding
    /// The form in folded texts, or the form itself if nothing is folded.
    private var folded: Form

    init(_ form: Form, folding: TextFolding = []) {
        self.form = form
        self.folding = folding
        folded = form.folded(by: folding)
    }

    /// The same with capitals and small letters alike.
    public var ignoringCase: TextPattern { TextPattern(form, folding: folding.union(.case)) }

    /// The same with letters alike whatever accents they bear, in the text and in what it is compared with.
    ///
    /// A regular expression is not changed by it: it is given the text without accents.
    public var ignoringDiacritics: TextPattern { TextPattern(form, folding: folding.union(.diacritics)) }

    /// The same with each run of white space taken for one space, and none at the ends.
    ///
    /// Labels and accessible names are compared so by themselves.
    public var foldingWhiteSpace: TextPattern { TextPattern(form, folding: folding.union(.whiteSpace)) }

    /// Whether a text fits; the text that is not there fits nothing.
    @MainActor
    public func matches(_ text: String?) -> Bool {
        guard let text else { return false }
        let subject = folding.isEmpty ? text : text.folded(by: folding)
        switch folded {
        case .exactly(let wanted): return subject == wanted
        case .containing(let part): return part.isEmpty || subject.contains(part)
        case .prefix(let beginning): return subject.hasPrefix(beginning)
        case .suffix(let end): return subject.hasSuffix(end)
        case .regex(let regex): return regex.isFound(in: subject, ignoringCase: folding.contains(.case))
        case .satisfying(let condition, _): return condition(subject)
        }
    }

    /// The one text that fits, if it is one that nothing is ignored in but white space: then as it is folded.
    var onlyText: String? {
        if case .exactly(let text) = folded, folding.subtracting(.whiteSpace).isEmpty { text } else { nil }
    }

    /// The text that the pattern is about, if it has one; for telling how far off another is.
    var wantedText: String? {
        switch form {
        case .exactly(let text), .containing(let text), .prefix(let text), .suffix(let text): text
        case .regex, .satisfying: nil
        }
    }

    /// Whether somebody else's code is asked.
    var hasCustomPart: Bool {
        if case .satisfying = form { true } else { false }
    }

    /// The pattern as the code that makes it.
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
    fileprivate func folded(by folding: TextFolding) -> TextPattern.Form {
        guard !folding.isEmpty else { return self }
        switch self {
        case .exactly(let text): return .exactly(text.folded(by: folding))
        // The ends of a part are no ends of the text: only the runs inside are folded.
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
    /// The expression as a literal; dots for one that was not written as one.
    let description: String

    init<Output>(_ regex: Regex<Output>) {
        description = regex._literalPattern.map { "/\($0)/" } ?? "/…/"
        let withoutCase = regex.ignoresCase()
        // An expression that cannot be carried out finds nothing.
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
    /// Adds the indices of those texts that fit, in their order.
    ///
    /// - Parameter areFolded: whether white space is folded in the texts already.
    @MainActor
    func appendMatches(in texts: ContiguousArray<String?>, areFolded: Bool, to indices: inout [Int32]) {
        let isPlain = folding.subtracting(areFolded ? .whiteSpace : []).isEmpty
        texts.withUnsafeBufferPointer { texts in
            // Beginnings are asked for often enough to have a loop of their own.
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

    /// The end that a text must have, if that is all that is asked, in texts whose white space is folded.
    var tail: TextTail.Wanted? {
        guard case .suffix(let end) = folded, folding.subtracting(.whiteSpace).isEmpty else { return nil }
        return TextTail.Wanted(end)
    }
}
