import HeadlessUIKit
import ViewQuery

/// Where XCUITest finds an element that assistive technology sees: by its type, and by a name or a place among its
/// like.
package struct AutomationPlace: Sendable, Hashable {
    /// The type of the element.
    package let type: XCUIElement.ElementType
    /// What XCUITest's subscripts find it by; `nil` if it has no name.
    package let name: String?
    /// Its place among the elements of the type with that name; `nil` if it is the only one.
    package let index: Int?
    /// Whether it is the system's, as an alert of it is.
    package let isOfSystem: Bool

    /// The element as Swift, by the constant `app` or `springboard`: `app.buttons["Log in"]`.
    package var code: String {
        let query = "\(isOfSystem ? "springboard" : "app").\(type.queryName ?? "descendants(matching: .any)")"
        guard let index else { return name.map { "\(query)[\($0.quoted)]" } ?? "\(query).element" }
        let named = name.map { ".matching(identifier: \($0.quoted))" } ?? ""
        return "\(query)\(named).element(boundBy: \(index))"
    }
}

@MainActor
extension AutomationPlace {
    /// Finds the place of an element; `nil` if XCUITest does not see it.
    ///
    /// - Complexity: O(*n*) in the elements of the application.
    package init?(of element: AccessibleElement) {
        self.init(
            AutomationNode(
                source: element.isView ? .view(element.view) : .element(element.source, in: element.view)))
    }

    /// Finds the place of the cell that contains a view; `nil` if there is none.
    package init?(ofCellAround view: UIView) {
        let cell = sequence(first: view, next: \.superview).first {
            $0 is UITableViewCell || $0 is UICollectionViewCell
        }
        guard let cell else { return nil }
        self.init(AutomationNode(source: .view(cell)))
    }

    private init?(_ node: AutomationNode) {
        for root in [AutomationRoot(bundleIdentifier: nil), .springboard] {
            let alike = root.nodes(of: node.elementType)
            guard alike.contains(where: { $0.isSame(as: node) }) else { continue }
            self.init(node, among: alike, isOfSystem: root.isOfSystem)
            return
        }
        return nil
    }

    private init(_ node: AutomationNode, among alike: [AutomationNode], isOfSystem: Bool) {
        (type, self.isOfSystem) = (node.elementType, isOfSystem)
        let names = [node.label, node.identifier, node.placeholderValue ?? ""].filter { !$0.isEmpty }
        let only = names.first { name in alike.filter { $0.isNamed(name) }.count == 1 }
        let name = only ?? names.first
        let places = name.map { name in alike.filter { $0.isNamed(name) } } ?? alike
        self.name = name
        index = places.count == 1 ? nil : places.firstIndex { $0.isSame(as: node) }
    }
}

extension AutomationRoot {
    fileprivate static let springboard = AutomationRoot(bundleIdentifier: springboardIdentifier)

    /// The elements of a type, in XCUITest's order.
    @MainActor
    fileprivate func nodes(of type: XCUIElement.ElementType) -> [AutomationNode] {
        var nodes: [AutomationNode] = []
        AutomationNode(source: .application(self)).visitDescendants(rows: true) { node in
            if node.isOf(type) { nodes.append(node) }
            return true
        }
        return nodes
    }
}
