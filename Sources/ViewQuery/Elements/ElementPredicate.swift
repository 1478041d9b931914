import HeadlessUIKit

/// A condition on accessibility elements, as a value.
///
/// ```swift
/// allElements(withRole(.button), withTraits(.selected))
/// theOnlyElement(withRole(.button, named: "Save"))
/// allElements(!withTraits(.notEnabled))
/// ```
public struct ElementPredicate: Sendable, CustomStringConvertible {
    /// The texts that an element has.
    enum Text: String, Sendable {
        case name, value, hint, identifier
    }

    indirect enum Form: Sendable {
        case role(AccessibilityRole, named: TextPattern?)
        case text(Text, TextPattern)
        case traits(UIAccessibilityTraits)
        case all([ElementPredicate])
        case any([ElementPredicate])
        case not(ElementPredicate)
        /// Nested too deep: no element meets it.
        case tooDeep
        case custom(@MainActor @Sendable (AccessibleElement) -> Bool, line: String)
    }

    let form: Form

    init(_ form: Form) {
        self.form = form
    }

    /// A condition on a text; a name is compared as it is heard: line breaks and indents are spaces.
    init(_ text: Text, _ pattern: some TextMatching) {
        form = .text(text, text == .name ? pattern.textPattern.asHeard : pattern.textPattern)
    }

    init(_ role: AccessibilityRole, named name: TextPattern? = nil) {
        form = .role(role, named: name?.asHeard)
    }

    /// The condition as source code.
    public var description: String {
        switch form {
        case .role(let role, nil): "withRole(.\(role))"
        case .role(let role, let name?): "withRole(.\(role), named: \(name))"
        case .text(let text, let pattern): "with\(text.rawValue.capitalized)(\(pattern))"
        case .traits(let traits): "withTraits(\(traits))"
        case .all(let parts): "(\(parts.map(\.description).joined(separator: " && ")))"
        case .any(let parts): "(\(parts.map(\.description).joined(separator: " || ")))"
        case .not(let part): "!\(part)"
        case .tooDeep: "…"
        case .custom(_, let line): "satisfying { … } at \(line)"
        }
    }
}

extension ElementPredicate {
    /// Elements that meet both conditions.
    public static func && (lhs: ElementPredicate, rhs: ElementPredicate) -> ElementPredicate {
        let parts = lhs.conjuncts + rhs.conjuncts
        return around(parts, .all(parts))
    }

    /// Elements that meet at least one of the conditions.
    public static func || (lhs: ElementPredicate, rhs: ElementPredicate) -> ElementPredicate {
        let parts = lhs.alternatives + rhs.alternatives
        return around(parts, .any(parts))
    }

    /// Elements that do not meet the condition.
    public static prefix func ! (predicate: ElementPredicate) -> ElementPredicate {
        if case .not(let part) = predicate.form { return part }
        return around([predicate], .not(predicate))
    }

    /// A condition around others, unless that would be too deep.
    private static func around(_ parts: [ElementPredicate], _ form: Form) -> ElementPredicate {
        let depth = parts.reduce(0) { max($0, $1.depth) }
        return ElementPredicate(PredicateDepth.allows(depth, of: "condition on elements") ? form : .tooDeep)
    }

    private var depth: Int {
        switch form {
        case .role, .text, .traits, .custom: 1
        case .not(let part): part.depth + 1
        case .all(let parts), .any(let parts): parts.reduce(0) { max($0, $1.depth) } + 1
        case .tooDeep: PredicateDepth.exceeded
        }
    }

    private var alternatives: [ElementPredicate] {
        if case .any(let parts) = form { parts } else { [self] }
    }

    private var conjuncts: [ElementPredicate] {
        if case .all(let parts) = form { parts } else { [self] }
    }

    /// The single conditions that must all hold.
    var atoms: [ElementPredicate] {
        switch form {
        case .all(let parts): parts.flatMap(\.atoms)
        case .role(let role, let name?):
            [ElementPredicate(role), ElementPredicate(.name, name)]
        default: [self]
        }
    }

    @MainActor
    func holds(for element: AccessibleElement) -> Bool {
        switch form {
        case .role(let role, let name):
            // Names are compared faster than roles are found; custom code is called last.
            guard let name else { return AccessibilityRole.has(role, element.source) }
            return name.hasCustomPart
                ? AccessibilityRole.has(role, element.source) && name.matches(element.label)
                : name.matches(element.label) && AccessibilityRole.has(role, element.source)
        case .text(let text, let pattern): return pattern.matches(element.text(text))
        case .traits(let traits): return element.traits.isSuperset(of: traits)
        case .all(let parts):
            for part in parts where !part.holds(for: element) { return false }
            return true
        case .any(let parts):
            for part in parts where part.holds(for: element) { return true }
            return false
        case .not(let part): return !part.holds(for: element)
        case .tooDeep: return false
        case .custom(let condition, _): return condition(element)
        }
    }

    /// Whether custom code is called, whose result may change unannounced.
    var hasCustomPart: Bool {
        switch form {
        case .role(_, let name): name?.hasCustomPart ?? false
        case .text(_, let pattern): pattern.hasCustomPart
        case .traits, .tooDeep: false
        case .all(let parts), .any(let parts): parts.contains(where: \.hasCustomPart)
        case .not(let part): part.hasCustomPart
        case .custom: true
        }
    }
}

extension AccessibleElement {
    func text(_ text: ElementPredicate.Text) -> String? {
        switch text {
        case .name: label
        case .value: value
        case .hint: hint
        case .identifier: identifier
        }
    }
}
