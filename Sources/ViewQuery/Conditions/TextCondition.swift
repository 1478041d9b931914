import HeadlessUIKit

/// Whether one of a view's texts matches a pattern.
final class TextCondition: NamingCondition {
    /// Which of its texts.
    enum Field: String {
        case text, label, identifier, value, hint, placeholder, title

        /// Labels are compared as they are read: line breaks and indents are spaces.
        var foldsWhiteSpace: Bool { self == .label }
    }

    let field: Field
    let pattern: TextPattern

    init(_ field: Field, _ pattern: TextPattern) {
        self.field = field
        self.pattern = field.foldsWhiteSpace ? pattern.asHeard : pattern.asWritten
    }

    /// The only text for which the condition can hold, as an index has it; `nil` for others.
    var wholeText: String? {
        // The index has identifiers as they are, and names with folded whitespace, as labels are wanted already.
        switch field {
        case .identifier: pattern.folding.isEmpty ? pattern.onlyText : nil
        case .label: pattern.onlyText
        case .text, .value, .hint, .placeholder, .title: pattern.onlyText?.folded(by: .whiteSpace)
        }
    }

    var cost: Int {
        let base =
            switch field {
            case .identifier: 4
            case .text, .placeholder, .title: 8
            case .value, .hint: 10
            case .label: 12
            }
        if pattern.hasCustomPart { return 1000 }
        return pattern.onlyText == nil ? base * 3 : base
    }

    var indexedName: TextCondition? {
        switch field {
        case .text, .label, .identifier: pattern.hasCustomPart ? nil : self
        case .value, .hint, .placeholder, .title: nil
        }
    }

    var needs: ConditionNeeds { pattern.hasCustomPart ? [.foreignCode, .unannounced] : [] }

    func holds(for view: UIView, in search: ViewSearch) -> Bool { holds(for: view) }

    @MainActor
    func holds(for view: UIView) -> Bool {
        switch field {
        case .text: return pattern.matches(view.contentText)
        case .identifier: return pattern.matches(view.accessibilityIdentifier)
        case .value: return pattern.matches(view.accessibilityValue)
        case .hint: return pattern.matches(view.accessibilityHint)
        case .placeholder: return pattern.matches(view.placeholderText)
        case .title: return pattern.matches(view.titleText)
        case .label:
            let isFound =
                pattern.matches(view.accessibilityLabel) || pattern.matches(view.contentText)
                || pattern.matches(view.placeholderText)
            return isFound && view.ownerOfLabel == nil
        }
    }

    /// The texts of a view that are compared, each with its field.
    @MainActor
    func texts(of view: UIView) -> [(field: Field, text: String)] {
        var texts: [(field: Field, text: String)] = []
        visitTexts(of: view) { texts.append(($0, $1)) }
        return texts
    }

    /// Visits the texts of a view that are compared; without an array, as reports do so for each view.
    @MainActor
    func visitTexts(of view: UIView, _ body: (Field, String) -> Void) {
        var last: String?
        func note(_ field: Field, _ text: String?) {
            // The text of a label usually is its accessibility label.
            guard let text, text != last else { return }
            last = text
            body(field, text)
        }
        switch field {
        case .text: note(.text, view.contentText)
        case .label:
            let (label, text, placeholder) = (view.accessibilityLabel, view.contentText, view.placeholderText)
            guard label != nil || text != nil || placeholder != nil, view.ownerOfLabel == nil else { return }
            note(.label, label)
            note(.text, text)
            note(.placeholder, placeholder)
        case .identifier: note(.identifier, view.accessibilityIdentifier)
        case .value: note(.value, view.accessibilityValue)
        case .hint: note(.hint, view.accessibilityHint)
        case .placeholder: note(.placeholder, view.placeholderText)
        case .title: note(.title, view.titleText)
        }
    }

    func shortfall(of view: UIView, in search: ViewSearch) -> String {
        if field == .label, let owner = view.ownerOfLabel {
            return "it is the label of \(owner.summary), which is found in its place"
        }
        guard let (field, text) = nearestText(of: view) else {
            return "it has no \(field), wanted \(shortWanted)"
        }
        if case .exactly(let wanted) = pattern.form, pattern.folding.isEmpty {
            return "\(field) is \(text.comparison(with: wanted))"
        }
        return "\(field) is \(text.shortQuoted), wanted \(shortWanted)"
    }

    /// The text of the view that is the most similar to the wanted one.
    @MainActor
    private func nearestText(of view: UIView) -> (field: Field, text: String)? {
        let texts = texts(of: view)
        guard texts.count > 1, let distance = TextDistance(to: pattern) else { return texts.first }
        let edits = texts.map { distance.edits(from: $0.text) ?? .max }
        return edits.min().flatMap { edits.firstIndex(of: $0) }.map { texts[$0] }
    }

    private var shortWanted: String {
        if case .exactly(let wanted) = pattern.form, pattern.folding.isEmpty { return wanted.shortQuoted }
        return pattern.description.cutInMiddle(to: 90)
    }

    func lack(of view: UIView, in search: ViewSearch) -> Lack {
        guard let distance = TextDistance(to: pattern) else {
            return texts(of: view).isEmpty ? .anotherText(edits: .max) : .kind
        }
        return lack(of: view, from: distance, limit: TextDistance.limit) ?? .anotherText(edits: .max)
    }

    var wantedText: TextPattern? { pattern }

    @MainActor
    func lack(of view: UIView, from wanted: TextDistance, limit: Int) -> Lack? {
        var isMet = false
        var least = Int.max
        visitTexts(of: view) { _, text in
            isMet = isMet || pattern.matches(text)
            if !isMet { least = min(least, wanted.edits(from: text, limit: limit) ?? .max) }
        }
        return isMet ? nil : .text(edits: least, to: wanted)
    }

    var description: String {
        let name = field.rawValue
        return "with\(name.prefix(1).uppercased())\(name.dropFirst())(\(pattern))"
    }
}
