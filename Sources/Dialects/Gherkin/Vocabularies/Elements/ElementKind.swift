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
    /// Another type of elements of the kind.
    var otherType: (any Element.Type)?
    /// Whether an element of the kind must have its name.
    var needsName = false
    /// Whether an element of the kind may have a number.
    var takesNumber = false
    /// Makes an element; `nil` if it cannot be in that parent.
    let make: @Sendable (Parts) -> (any Element)?

    /// A kind whose elements have a name.
    private static func named(
        _ names: String..., type: any Element.Type,
        _ make: @escaping @Sendable (String, any Element) -> any Element
    ) -> ElementKind {
        ElementKind(names: names, type: type, needsName: true) { make($0.id ?? "", $0.parent) }
    }

    /// A kind whose elements have a name, and are counted.
    private static func counted(
        _ names: String..., type: any Element.Type,
        _ make: @escaping @Sendable (String, Int, any Element) -> any Element
    ) -> ElementKind {
        ElementKind(names: names, type: type, needsName: true, takesNumber: true) {
            make($0.id ?? "", $0.index ?? 0, $0.parent)
        }
    }

    /// A kind whose elements may have a name.
    private static func optional(
        _ names: String..., type: any Element.Type, takesNumber: Bool = false,
        _ make: @escaping @Sendable (Parts) -> (any Element)?
    ) -> ElementKind {
        ElementKind(names: names, type: type, takesNumber: takesNumber, make: make)
    }

    /// All kinds, in the order of the documentation.
    static let all: [ElementKind] = controls + texts + containers + presented + applications

    private static let controls: [ElementKind] = [
        .counted("button", type: Button.self) { Button(id: $0, index: $1, parent: $2) },
        .counted("switch", type: Switch.self) { Switch(id: $0, index: $1, parent: $2) },
        .counted("slider", type: Slider.self) { Slider(id: $0, index: $1, parent: $2) },
        .counted("stepper", type: Stepper.self) { Stepper(id: $0, index: $1, parent: $2) },
        .optional("segmented control", type: SegmentedControl.self, takesNumber: true) {
            SegmentedControl(index: $0.index ?? 0, parent: $0.id.map { View(id: $0) } ?? $0.parent)
        },
        .optional("page indicator", type: PageIndicator.self, takesNumber: true) {
            PageIndicator(id: $0.id, index: $0.index ?? 0, parent: $0.parent)
        },
        .counted("picker", type: Picker.self) { Picker(id: $0, index: $1, parent: $2) },
        .counted("date picker", type: DatePicker.self) { DatePicker(id: $0, index: $1, parent: $2) },
        wheel,
    ]

    private static let wheel = ElementKind(
        names: ["wheel"], type: Picker.Wheel.self, otherType: DatePicker.Wheel.self, takesNumber: true
    ) { parts in
        let index = parts.index ?? 0
        return (parts.parent as? Picker)?.wheel(index) ?? (parts.parent as? DatePicker)?.wheel(index)
    }

    private static let texts: [ElementKind] = [
        .named("label", type: Label.self) { Label(id: $0, parent: $1) },
        .optional("header", type: Header.self) { Header(id: $0.id, parent: $0.parent) },
        .named("text field", type: TextField.self) { TextField(id: $0, parent: $1) },
        .named("secure text field", "password field", type: SecureTextField.self) {
            SecureTextField(id: $0, parent: $1)
        },
        .named("text view", type: TextView.self) { TextView(id: $0, parent: $1) },
    ]

    private static let containers: [ElementKind] = [
        .optional("image", type: Image.self, takesNumber: true) {
            Image(id: $0.id, index: $0.index ?? 0, parent: $0.parent)
        },
        .optional("icon", type: Icon.self, takesNumber: true) {
            // Icons are on the home screen.
            Icon(id: $0.id, index: $0.index ?? 0, parent: $0.parent is App ? springboard : $0.parent)
        },
        .counted("view", type: View.self) { View(id: $0, index: $1, parent: $2) },
        .optional("scroll view", type: ScrollView.self, takesNumber: true) {
            ScrollView(id: $0.id, index: $0.index ?? 0, parent: $0.parent)
        },
        .named("web view", type: WebView.self) { WebView(id: $0, parent: $1) },
        .optional("table", type: TABTestKit::Table.self) { TABTestKit::Table(id: $0.id, parent: $0.parent) },
        .optional("collection view", "collection", type: CollectionView.self) {
            CollectionView(id: $0.id, parent: $0.parent)
        },
        .optional("cell", type: Cell.self, takesNumber: true) {
            Cell(id: $0.id, index: $0.index ?? 0, parent: $0.parent)
        },
    ]

    private static let presented: [ElementKind] = [
        .optional("navigation bar", "nav bar", type: NavBar.self) { NavBar(id: $0.id, parent: $0.parent) },
        .optional("tab bar", type: TabBar.self) { TabBar(id: $0.id, parent: $0.parent) },
        .named("tab", type: Button.self) { id, parent in
            ((parent as? TabBar) ?? TabBar(parent: parent)).button(withID: id)
        },
        .optional("alert", type: Alert.self) { Alert(id: $0.id, parent: $0.parent) },
        .optional("system alert", type: Alert.self) { Alert(id: $0.id, parent: springboard) },
        .named("action sheet", "sheet", type: Sheet.self) { Sheet(id: $0, parent: $1) },
        .optional("activity sheet", "share sheet", type: ActivitySheet.self) {
            ActivitySheet(parent: $0.parent)
        },
        .optional("keyboard", type: TABTestKit::Keyboard.self) { TABTestKit::Keyboard(parent: $0.parent) },
        .named("key", type: TABTestKit::Keyboard.Key.self) { id, _ in keyboard.key(id) },
        .named("keyboard button", type: TABTestKit::Keyboard.Key.self) { id, _ in
            keyboard.key(id, isActuallyButton: true)
        },
    ]

    /// What elements outside of the application under test are in.
    private static let applications: [ElementKind] = [
        .optional("settings", type: SystemPreferences.self) { _ in SystemPreferences() },
        .optional("home screen", type: Springboard.self) { _ in springboard },
        .optional("browser", type: Safari.self) { _ in Safari() },
    ]
}
