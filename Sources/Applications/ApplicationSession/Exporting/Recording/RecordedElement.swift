import HeadlessUIKit
import Robot
import ViewQuery
import XCUIAutomation

/// An element as tests find it, at the time when a step meets it.
struct RecordedElement: Sendable, Hashable {
    let name: String
    let identifier: String
    let value: String
    let isHeader: Bool
    let isFocused: Bool
    let isOnScreen: Bool
    /// Whether a touch in its middle meets it.
    let isTouchable: Bool
    /// Whether no other element has the name.
    let hasOwnName: Bool
    /// Robot's condition for it, as Swift.
    let condition: String
    /// Its place among the elements that meet the condition; `nil` if it is the only one.
    let index: Int?
    /// Where XCUITest finds it; `nil` if it does not see it.
    let place: AutomationPlace?
    /// Where XCUITest finds the cell that it is in; `nil` if it is in none.
    let cell: AutomationPlace?

    /// Robot's query for it: by its role and name, else by its identifier, else by its place among those that are
    /// alike.
    var query: String {
        index.map { "allElements(\(condition))[\($0)]" } ?? "theOnlyElement(\(condition))"
    }

    /// The same as what a tap touches: scrolled into view if it is off the screen.
    var target: String { isOnScreen ? query : "\(query).scrolledIntoView" }
}

@MainActor
extension RecordedElement {
    init(_ element: AccessibleElement) {
        (name, identifier) = (element.label ?? "", element.identifier ?? "")
        value = element.value ?? ""
        isHeader = element.traits.contains(.header)
        isFocused = element.object === UIApplication.shared.keyWindow?.firstResponder
        isOnScreen = element.frame.intersects(UIScreen.main.bounds)
        isTouchable =
            switch HitTarget.find(element.view) {
            case .success: true
            case .failure: false
            }
        hasOwnName = !name.isEmpty && allElements(withName(name)).inAllWindows().elements == [element]
        (condition, index) = Self.robot(element, element.role, name: name, identifier: identifier)
        place = AutomationPlace(of: element)
        cell = AutomationPlace(ofCellAround: element.view)
    }

    private static func robot(
        _ element: AccessibleElement, _ role: AccessibilityRole, name: String, identifier: String
    ) -> (condition: String, index: Int?) {
        let own =
            name.isEmpty
            ? "withRole(.\(role.rawValue))" : "withRole(.\(role.rawValue), named: \(name.quoted))"
        let alike = allElements(name.isEmpty ? withRole(role) : withRole(role, named: name)).elements
        if !name.isEmpty, alike == [element] { return (own, nil) }
        if !identifier.isEmpty, allElements(withIdentifier(identifier)).elements == [element] {
            return ("withIdentifier(\(identifier.quoted))", nil)
        }
        return (own, alike.firstIndex(of: element) ?? 0)
    }
}
