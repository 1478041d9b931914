internal import TABTestKit

/// A kind of elements that features can name.
struct ElementKind: Sendable {
    /// What an element of the kind is made of.
    struct Parts {
        let id: String?
        /// The index, counted from 0; `nil` if no number was named.
        let index: Int?
        let parent: any Element
    }

    /// The name, and its synonyms.
    let names: [String]
    let type: any Element.Type
    var otherType: (any Element.Type)?
    var needsName = false
    var takesNumber = false
    let make: @Sendable (Parts) -> (any Element)?

    private static func named<Kind: NamedElement>(
        _ names: String..., type: Kind.Type, isCounted: Bool = false
    ) -> ElementKind {
        ElementKind(names: names, type: type, needsName: true, takesNumber: isCounted) {
            Kind(id: $0.id ?? "", index: $0.index ?? 0, parent: $0.parent)
        }
    }

    private static func optionallyNamed<Kind: OptionallyNamedElement>(
        _ names: String..., type: Kind.Type, isCounted: Bool = false
    ) -> ElementKind {
        ElementKind(names: names, type: type, takesNumber: isCounted) {
            Kind(id: $0.id, index: $0.index ?? 0, parent: $0.parent)
        }
    }

    /// A kind whose elements have a name, with an initializer of its own.
    private static func named(
        _ names: String..., type: any Element.Type,
        _ make: @escaping @Sendable (String, any Element) -> any Element
    ) -> ElementKind {
        ElementKind(names: names, type: type, needsName: true) { make($0.id ?? "", $0.parent) }
    }

    /// A kind whose elements may have a name, with an initializer of its own.
    private static func special(
        _ names: String..., type: any Element.Type, isCounted: Bool = false,
        _ make: @escaping @Sendable (Parts) -> (any Element)?
    ) -> ElementKind {
        ElementKind(names: names, type: type, takesNumber: isCounted, make: make)
    }

    /// All kinds, in the order of the documentation.
    static let all: [ElementKind] = controls + texts + containers + presented + applications

    private static let controls: [ElementKind] = [
        .named("button", type: Button.self, isCounted: true),
        .named("switch", type: Switch.self, isCounted: true),
        .named("slider", type: Slider.self, isCounted: true),
        .named("stepper", type: Stepper.self, isCounted: true),
        .special("segmented control", type: SegmentedControl.self, isCounted: true) {
            SegmentedControl(index: $0.index ?? 0, parent: $0.id.map { View(id: $0) } ?? $0.parent)
        },
        .optionallyNamed("page indicator", type: PageIndicator.self, isCounted: true),
        .named("picker", type: Picker.self, isCounted: true),
        .named("date picker", type: DatePicker.self, isCounted: true),
        wheel,
    ]

    private static let wheel = ElementKind(
        names: ["wheel"], type: Picker.Wheel.self, otherType: DatePicker.Wheel.self, takesNumber: true
    ) { parts in
        let index = parts.index ?? 0
        return (parts.parent as? Picker)?.wheel(index) ?? (parts.parent as? DatePicker)?.wheel(index)
    }

    private static let texts: [ElementKind] = [
        .named("label", type: Label.self),
        .optionallyNamed("header", type: Header.self),
        .named("text field", type: TextField.self),
        .named("secure text field", "password field", type: SecureTextField.self),
        .named("text view", type: TextView.self),
    ]

    private static let containers: [ElementKind] = [
        .optionallyNamed("image", type: Image.self, isCounted: true),
        .special("icon", type: Icon.self, isCounted: true) {
            // Icons are on the home screen.
            Icon(id: $0.id, index: $0.index ?? 0, parent: $0.parent is App ? springboard : $0.parent)
        },
        .named("view", type: View.self, isCounted: true),
        .optionallyNamed("scroll view", type: ScrollView.self, isCounted: true),
        .named("web view", type: WebView.self),
        .optionallyNamed("table", type: TABTestKit::Table.self),
        .optionallyNamed("collection view", "collection", type: CollectionView.self),
        .optionallyNamed("cell", type: Cell.self, isCounted: true),
    ]

    private static let presented: [ElementKind] = [
        .optionallyNamed("navigation bar", "nav bar", type: NavBar.self),
        .optionallyNamed("tab bar", type: TabBar.self),
        .named("tab", type: Button.self) { id, parent in
            ((parent as? TabBar) ?? TabBar(parent: parent)).button(withID: id)
        },
        .special("alert", type: Alert.self) { Alert(id: $0.id, parent: $0.parent) },
        .special("system alert", type: Alert.self) { Alert(id: $0.id, parent: springboard) },
        .named("action sheet", "sheet", type: Sheet.self) { Sheet(id: $0, parent: $1) },
        .special("activity sheet", "share sheet", type: ActivitySheet.self) {
            ActivitySheet(parent: $0.parent)
        },
        .special("keyboard", type: TABTestKit::Keyboard.self) { TABTestKit::Keyboard(parent: $0.parent) },
        .named("key", type: TABTestKit::Keyboard.Key.self) { id, _ in keyboard.key(id) },
        .named("keyboard button", type: TABTestKit::Keyboard.Key.self) { id, _ in
            keyboard.key(id, isActuallyButton: true)
        },
    ]

    /// What elements outside of the application under test are in.
    private static let applications: [ElementKind] = [
        .special("settings", type: SystemPreferences.self) { _ in SystemPreferences() },
        .special("home screen", type: Springboard.self) { _ in springboard },
        .special("browser", type: Safari.self) { _ in Safari() },
    ]
}
