import HeadlessUIKit
import Robot

extension MistakeGroup {
    /// Accessibility trees that differ.
    static let trees = MistakeGroup(
        name: "Trees",
        mistakes: [
            Mistake(
                "A line with another text", point: #"label is "Grace", wanted "Gracy""#,
                make: { compare($0, "staticText \"Gracy\"\nbutton \"Sign out\"") },
                mend: { compare($0, "staticText \"Grace\"\nbutton \"Sign out\"") }),
            Mistake(
                "A line that is missing",
                point: #"button "Delete account" disabled, is missing after button "Sign out""#,
                make: {
                    compare(
                        $0, "staticText \"Grace\"\nbutton \"Sign out\"\nbutton \"Delete account\" disabled")
                },
                mend: { compare($0, "staticText \"Grace\"\nbutton \"Sign out\"") }),
            Mistake(
                "A line too many", point: #"staticText "Grace" is not expected at the beginning"#,
                make: { compare($0, "button \"Sign out\"") },
                mend: { compare($0, "staticText \"Grace\"\nbutton \"Sign out\"") }),
            Mistake(
                "Lines in another order", point: #"is there, but after staticText "Grace""#,
                make: { compare($0, "button \"Sign out\"\nstaticText \"Grace\"") },
                mend: { compare($0, "staticText \"Grace\"\nbutton \"Sign out\"") }),
            Mistake(
                "A line with another role, in a part", point: "it is staticText, wanted header",
                make: { compare($0, "header \"Grace\"", .part) },
                mend: { compare($0, "staticText \"Grace\"", .part) }),
            Mistake(
                "Lines of a part in another order", point: #"staticText "Grace" is there, but not after"#,
                make: { compare($0, "button \"Sign out\"\nstaticText \"Grace\"", .part) },
                mend: { compare($0, "staticText \"Grace\"\nbutton \"Sign out\"", .part) }),
        ])

    @MainActor
    private static func compare(_ shop: Shop, _ expected: String, _ extent: AccessibilityTreeExtent = .whole)
    {
        shop.tabs.selectedIndex = 2
        shop.account.view.matchesAccessibilityTree(expected, extent)
    }
}
