import HeadlessUIKit

/// Whether assistive technology sees a view as an element with a role and a name.
final class RoleCondition: NamingCondition {
    let role: AccessibilityRole
    let name: TextPattern?
    /// Whether views that assistive technology does not reach count, too; they do for near misses.
    let countsUnseen: Bool

    init(role: AccessibilityRole, name: TextPattern?, countsUnseen: Bool = false) {
        self.role = role
        self.name = name?.asHeard
        self.countsUnseen = countsUnseen
    }

    // The lists and the properties of the views around it count, too.
    var cost: Int { name?.hasCustomPart == true ? 1000 : countsUnseen ? 20 : 60 }
    var needs: ConditionNeeds {
        name?.hasCustomPart == true ? [.unannounced, .foreignCode] : .unannounced
    }

    func holds(for view: UIView, in search: ViewSearch) -> Bool {
        view.isElement(withRole: role, named: name) && (countsUnseen || search.isSeen(view))
    }

    func shortfall(of view: UIView, in search: ViewSearch) -> String {
        var shortfalls: [String] = []
        if !view.isAccessibilityElement { shortfalls.append("it is not an accessibility element") }
        if !AccessibilityRole.has(role, view) {
            let roles = AccessibilityRole.roles(of: view).map { ".\($0)" }.joined(separator: " and ")
            shortfalls.append("role is \(roles), wanted .\(role)")
        }
        if let name, !name.matches(view.accessibilityLabel) {
            shortfalls.append(name.shortfall(of: view.accessibilityLabel, named: "name"))
        }
        if !shortfalls.isEmpty { return shortfalls.joined(separator: "; ") }
        return view.reasonNotSeen ?? "assistive technology does not reach it"
    }

    func lack(of view: UIView, in search: ViewSearch) -> Lack {
        guard let distance = name.flatMap({ TextDistance(to: $0) }) else {
            guard let name else { return isRole(of: view) ? .state : .kind }
            guard name.matches(view.accessibilityLabel) else { return .kind }
            return isRole(of: view) ? .state : .kindOfNamesake(edits: 0)
        }
        return lack(of: view, from: distance, limit: TextDistance.limit) ?? .state
    }

    var wantedText: TextPattern? { name }

    /// How far a view is from having the role and the name, seen or not.
    @MainActor
    func lack(of view: UIView, from wanted: TextDistance, limit: Int) -> Lack? {
        let label = view.accessibilityLabel
        if let name, name.matches(label) { return isRole(of: view) ? nil : .kindOfNamesake(edits: 0) }
        // Names are compared faster than roles are found.
        let lack = Lack.text(label, to: wanted, limit: limit)
        if case .someEdits(let edits) = lack, !isRole(of: view) { return .kindOfNamesake(edits: edits) }
        return lack
    }

    @MainActor
    private func isRole(of view: UIView) -> Bool {
        view.isAccessibilityElement && AccessibilityRole.has(role, view)
    }

    var description: String {
        "withRole(.\(role)\(name.map { ", named: \($0)" } ?? ""))"
    }
}

/// Whether assistive technology reaches a view, if it is an element at all.
final class SeenCondition: ViewCondition {
    var cost: Int { 60 }
    var needs: ConditionNeeds { .unannounced }
    var tellsWhich: Bool { false }

    @MainActor
    func holds(for view: UIView, in search: ViewSearch) -> Bool {
        !view.isAccessibilityElement || search.isSeen(view)
    }

    @MainActor
    func shortfall(of view: UIView, in search: ViewSearch) -> String {
        "assistive technology does not see it: \(view.reasonNotSeen ?? "no container lists it")"
    }

    var description: String { "seen by assistive technology" }
}

extension TextPattern {
    /// Why a text does not match, in words; `property` says what the text is, such as `name`.
    func shortfall(of text: String?, named property: String) -> String {
        guard let text, !text.isEmpty else { return "it has no \(property), wanted \(self)" }
        guard case .exactly(let wanted) = form, folding.subtracting(.whiteSpace).isEmpty else {
            return "\(property) is \(text.shortQuoted), wanted \(self)"
        }
        return "\(property) is \(text.comparison(with: wanted))"
    }
}
