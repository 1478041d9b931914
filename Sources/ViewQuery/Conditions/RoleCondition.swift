import HeadlessUIKit

/// Whether assistive technology sees a view as an element with a role and a name.
struct RoleCondition: ViewCondition {
    let role: AccessibilityRole
    let name: TextPattern?

    // The lists and the properties of the views around it count, too.
    var cost: Int { name?.hasCustomPart == true ? 1000 : 60 }
    var needs: ConditionNeeds {
        name?.hasCustomPart == true ? [.unannounced, .foreignCode] : .unannounced
    }

    func holds(for view: UIView, in search: ViewSearch) -> Bool {
        view.isElement(withRole: role, named: name) && search.isSeen(view)
    }

    func shortfall(of view: UIView, in search: ViewSearch) -> String {
        guard view.isAccessibilityElement else { return "it is not an accessibility element" }
        let roles = AccessibilityRole.roles(of: view)
        guard roles.contains(role) else {
            return "its role is \(roles.map(\.description).joined(separator: ", ")), wanted \(role)"
        }
        if let name, !name.foldingWhiteSpace.matches(view.accessibilityLabel) {
            guard let found = view.accessibilityLabel else { return "it has no name, wanted \(name)" }
            guard case .exactly(let wanted) = name.form else {
                return "name is \(found.shortQuoted), wanted \(name)"
            }
            return "name is \(found.comparison(with: wanted))"
        }
        return view.reasonNotSeen ?? "assistive technology does not reach it"
    }

    func lack(of view: UIView, in search: ViewSearch) -> Lack {
        guard view.isAccessibilityElement, AccessibilityRole.roles(of: view).contains(role) else {
            return .kind
        }
        if let name, !name.foldingWhiteSpace.matches(view.accessibilityLabel) {
            return name.wantedText.map { .text(nearest: [view.accessibilityLabel], to: $0) } ?? .kind
        }
        return .state
    }

    var description: String {
        "withRole(.\(role)\(name.map { ", named: \($0)" } ?? ""))"
    }
}
