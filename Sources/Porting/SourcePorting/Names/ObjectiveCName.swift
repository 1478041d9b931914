/// Names as Objective-C has them.
enum ObjectiveCName {
    /// The selector of a method: `save(_:)` is `save:`, `save(sender:)` is `saveWithSender:`.
    ///
    /// - Parameters:
    ///   - name: the method's base name.
    ///   - labels: the argument labels, empty for `_`.
    ///   - isThrowing: whether Objective-C adds a parameter for the error.
    static func selector(of name: String, labels: [String], isThrowing: Bool = false, isAsync: Bool = false)
        -> String
    {
        var labels = labels
        if isAsync {
            labels.append("completionHandler")
        } else if isThrowing {
            labels.append("error")
            if labels.count == 1 { return "\(name)AndReturnError:" }
        }
        guard let first = labels.first else { return name }
        return ([pieces(name, first)] + labels.dropFirst()).map { "\($0):" }.joined()
    }

    /// The base name with the first label: "With" stands between them unless one is a preposition.
    private static func pieces(_ name: String, _ label: String) -> String {
        guard !label.isEmpty else { return name }
        let needsWith =
            !prepositions.contains(words(label).first?.lowercased() ?? "")
            && !prepositions.contains(words(name).last?.lowercased() ?? "")
        return name + (needsWith ? "With" : "") + capitalized(label)
    }

    /// The selector of a property's setter.
    static func setter(of name: String) -> String { "set\(capitalized(name)):" }

    /// The key of a property that the system declares: `isHidden` is `hidden`.
    static func keyOfSystemProperty(_ name: String) -> String {
        guard name.hasPrefix("is"), let third = name.dropFirst(2).first, third.isUppercase else {
            return name
        }
        return third.lowercased() + name.dropFirst(3)
    }

    static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// The words of a name such as `didTapOn`.
    private static func words(_ name: String) -> [String] {
        var words: [String] = []
        for character in name {
            if character.isUppercase || words.isEmpty { words.append("") }
            words[words.count - 1].append(character)
        }
        return words
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
        "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
        "to",
        "until", "using", "via", "when", "with", "within",
    ]
}
