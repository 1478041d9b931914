import Testing

@testable import ViewQuery

@MainActor
@Suite("Accessibility roles") struct AccessibilityRoleTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let traits: UIAccessibilityTraits
        let roles: [AccessibilityRole]
        var testDescription: String { traits.description }
    }

    nonisolated static let traits: [Case] = [
        Case(traits: .none, roles: [.other]),
        Case(traits: [.selected, .notEnabled, .updatesFrequently, .supportsZoom], roles: [.other]),
        Case(traits: .button, roles: [.button]),
        Case(traits: .link, roles: [.link]),
        Case(traits: .image, roles: [.image]),
        Case(traits: .searchField, roles: [.searchField]),
        Case(traits: .keyboardKey, roles: [.keyboardKey]),
        Case(traits: .staticText, roles: [.staticText]),
        Case(traits: .adjustable, roles: [.adjustable]),
        Case(traits: .tabBar, roles: [.tabBar]),
        Case(traits: .header, roles: [.header]),
        Case(traits: .toggleButton, roles: [.toggle]),
        Case(traits: [.header, .button, .selected], roles: [.button, .header]),
        Case(traits: [.staticText, .header], roles: [.header, .staticText]),
        Case(traits: [.image, .button, .link], roles: [.link, .button, .image]),
        Case(traits: [.button, .toggleButton, .adjustable], roles: [.toggle, .button, .adjustable]),
    ]

    @Test("Traits give roles, what one acts on first", arguments: traits)
    func byTraits(_ sample: Case) {
        let view = UIView().seen(as: "x", sample.traits)
        #expect(allElements().inside(view).first?.roles == sample.roles)
        #expect(allElements().inside(view).first?.role == sample.roles[0])
        for role in AccessibilityRole.allCases {
            #expect(allViews(withRole(role)).inside(view).contains(view) == sample.roles.contains(role))
            #expect(allElements(withRole(role)).inside(view).count == (sample.roles.contains(role) ? 1 : 0))
        }
        let element = view.element("x", sample.traits)
        #expect(AccessibleElement(element, in: view).roles == sample.roles)
    }

    @Test("The framework's views have the roles of their classes, even where their traits say nothing")
    func byClass() {
        let secure = UITextField()
        secure.isSecureTextEntry = true
        let search = UITextField()
        search.accessibilityTraits = .searchField
        let plain = UIButton()
        plain.accessibilityTraits = .selected
        let heading = UILabel()
        heading.accessibilityTraits = .header
        let bare = UILabel()
        bare.accessibilityTraits = .none
        let picture = UIImageView()
        picture.accessibilityTraits = .none
        let (secret, readOnly) = (UITextView(), UITextView())
        secret.isSecureTextEntry = true
        readOnly.isEditable = false
        let cases: [(UIView, [AccessibilityRole])] = [
            (UITextView(), [.textField]), (secret, [.secureTextField, .textField]), (readOnly, [.staticText]),
            (UIButton(), [.button]), (plain, [.button]), (UILabel(), [.staticText]), (heading, [.header]),
            (bare, [.staticText]), (UIImageView(), [.image]), (picture, [.image]),
            (UITextField(), [.textField]), (secure, [.secureTextField, .textField]),
            (search, [.searchField, .textField]), (UIView(), [.other]),
        ]
        for (index, (view, roles)) in cases.enumerated() {
            #expect(AccessibilityRole.roles(of: view) == roles, "case \(index)")
        }
    }

    @Test("A button right in a bar of tabs is a tab")
    func tabs() {
        let bar = UIView()
        bar.accessibilityTraits = .tabBar
        let tab = UIButton()
        let label = UILabel()
        bar.addSubview(tab)
        bar.addSubview(label)
        #expect(AccessibilityRole.roles(of: tab) == [.tab, .button])
        #expect(AccessibilityRole.roles(of: label) == [.staticText])
        #expect(AccessibilityRole.roles(of: bar.element("x")) == [.tab, .button])
        let inner = UIView()
        bar.addSubview(inner)
        inner.addSubview(tab)
        #expect(AccessibilityRole.roles(of: tab) == [.button])
    }
}
