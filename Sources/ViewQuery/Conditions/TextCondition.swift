import HeadlessUIKit

/// Whether one of a view's texts fits a pattern.
struct TextCondition: ViewCondition {
    /// Which of its texts.
    enum Field: String {
        case text, label, identifier, value, hint, placeholder, title

        /// Labels are compared as they are read, where line breaks and indents are spaces.
        var foldsWhiteSpace: Bool { self == .label }

        /// What the text is compared in a report.
        var word: String { self == .label ? "label" : rawValue }
    }

    let field: Field
    /// The pattern as it was given.
    private let asked: TextPattern
    /// The pattern as texts of the field are compared with it.
    let pattern: TextPattern

    init(_ field: Field, _ asked: TextPattern) {
        self.field = field
        self.asked = asked
        pattern = field.foldsWhiteSpace ? asked.foldingWhiteSpace : asked
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

    @MainActor
    func holds(for view: UIView, in search: ViewSearch) -> Bool {
        switch field {
        case .text: return pattern.matches(view.contentText)
        case .identifier: return pattern.matches(view.accessibilityIdentifier)
        case .value: return pattern.matches(view.accessibilityValue)
        case .hint: return pattern.matches(view.accessibilityHint)
        case .placeholder: return pattern.matches(view.placeholderText)
        case .title: return pattern.matches(view.titleText)
        case .label:
            return pattern.matches(view.accessibilityLabel) || pattern.matches(view.contentText)
                || pattern.matches(view.placeholderText)
        }
    }

    /// The texts of a view that are compared.
    @MainActor
    private func texts(of view: UIView) -> [String?] {
        switch field {
        case .text: [view.contentText]
        case .label: view.labels
        case .identifier: [view.accessibilityIdentifier]
        case .value: [view.accessibilityValue]
        case .hint: [view.accessibilityHint]
        case .placeholder: [view.placeholderText]
        case .title: [view.titleText]
        }
    }

    @MainActor
    func shortfall(of view: UIView, in search: ViewSearch) -> String {
        let text = texts(of: view).first ?? nil
        guard case .exactly(let wanted) = asked.form else {
            return "\(field.word) is \(text.map(\.shortQuoted) ?? "none"), wanted \(asked)"
        }
        return "\(field.word) is \(text.comparison(with: wanted))"
    }

    @MainActor
    func lack(of view: UIView, in search: ViewSearch) -> Lack {
        guard let wanted = asked.wantedText else { return .kind }
        return .text(nearest: texts(of: view), to: wanted)
    }

    var description: String {
        let name = field.rawValue
        return "with\(name.prefix(1).uppercased())\(name.dropFirst())(\(asked))"
    }
}

extension UIView {
    /// All that a reader could call the view by: its label, its text and its placeholder.
    var labels: [String] {
        [accessibilityLabel, contentText, placeholderText].compactMap { $0 }
    }
}
