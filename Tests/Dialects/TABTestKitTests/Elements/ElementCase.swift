import HeadlessUIKit
import TABTestKit
import Testing

/// A view, and the element that describes it.
struct ElementCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let type: XCUIElement.ElementType
    let makeView: @MainActor @Sendable () -> UIView
    let element: @Sendable (_ id: String, _ parent: any Element) -> any Element

    init(
        _ name: String, _ type: XCUIElement.ElementType,
        _ makeView: @escaping @MainActor @Sendable () -> UIView,
        _ element: @escaping @Sendable (_ id: String, _ parent: any Element) -> any Element
    ) {
        testDescription = name
        self.type = type
        self.makeView = makeView
        self.element = element
    }

    /// What an application shows pages in; a test declares its type.
    final class PageView: UIScrollView {}

    static let all = [
        ElementCase("View", .other, { UIView() }, { View(id: $0, parent: $1) }),
        ElementCase("Label", .staticText, { UILabel() }, { Label(id: $0, parent: $1) }),
        ElementCase("Button", .button, { UIButton() }, { Button(id: $0, parent: $1) }),
        ElementCase("ScrollView", .scrollView, { UIScrollView() }, { ScrollView(id: $0, parent: $1) }),
        ElementCase("Table", .table, { UITableView() }, { Table(id: $0, parent: $1) }),
        ElementCase(
            "CollectionView", .collectionView,
            { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
            { CollectionView(id: $0, parent: $1) }),
        ElementCase("Cell", .cell, { UITableViewCell() }, { Cell(id: $0, parent: $1) }),
        ElementCase("TextField", .textField, { UITextField() }, { TextField(id: $0, parent: $1) }),
        ElementCase(
            "SecureTextField", .secureTextField,
            {
                let field = UITextField()
                field.isSecureTextEntry = true
                return field
            }, { SecureTextField(id: $0, parent: $1) }),
        ElementCase("TextView", .textView, { UITextView() }, { TextView(id: $0, parent: $1) }),
        ElementCase("NavBar", .navigationBar, { UINavigationBar() }, { NavBar(id: $0, parent: $1) }),
        ElementCase("TabBar", .tabBar, { UITabBar() }, { TabBar(id: $0, parent: $1) }),
        ElementCase("Switch", .switch, { UISwitch() }, { Switch(id: $0, parent: $1) }),
        ElementCase("Slider", .slider, { UISlider() }, { Slider(id: $0, parent: $1) }),
        ElementCase("Stepper", .stepper, { UIStepper() }, { Stepper(id: $0, parent: $1) }),
        ElementCase("Picker", .picker, { UIPickerView() }, { Picker(id: $0, parent: $1) }),
        ElementCase("DatePicker", .datePicker, { UIDatePicker() }, { DatePicker(id: $0, parent: $1) }),
        ElementCase(
            "PageIndicator", .pageIndicator,
            {
                let control = UIPageControl()
                control.numberOfPages = 3
                return control
            }, { PageIndicator(id: $0, parent: $1) }),
        ElementCase("WebView", .webView, { PageView() }, { WebView(id: $0, parent: $1) }),
        ElementCase("Image", .image, { UIImageView() }, { Image(id: $0, parent: $1) }),
    ]
}
