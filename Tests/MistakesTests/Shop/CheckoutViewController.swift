import HeadlessUIKit

/// A form of some 50 views in a scroll view, with a total and a button at its end.
final class CheckoutViewController: UIViewController {
    let scrollView = UIScrollView()
    let total = UILabel()
    let pay = UIButton(type: .system)
    let cancel = UIButton(type: .system)
    let giftWrap = UISwitch()
    let size = UISegmentedControl(items: ["Small", "Medium", "Large"])
    let quantity = UIStepper()
    let priority = UISlider()
    /// What has happened: the buttons that were tapped.
    private(set) var events: [String] = []
    private(set) var fields: [UITextField] = []
    private var nextY: CGFloat = 16

    static let fieldNames = ["Name", "E-mail", "Street", "City", "Postal code", "Phone"]

    override func viewDidLoad() {
        title = "Checkout"
        view.backgroundColor = .white
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.accessibilityIdentifier = "form"
        view.addSubview(scrollView)
        addArticles()
        addFields()
        addOptions()
        addEnd()
        scrollView.contentSize = CGSize(width: view.bounds.width, height: nextY)
    }

    private func addArticles() {
        for (name, price) in [("Tea", "4.50 €"), ("Cup", "8.00 €")] {
            let row = UIView(frame: CGRect(x: 20, y: nextY, width: 350, height: 44))
            row.accessibilityIdentifier = "article-\(name.lowercased())"
            row.addSubview(label(name, CGRect(x: 0, y: 0, width: 150, height: 44)))
            row.addSubview(label(price, CGRect(x: 160, y: 0, width: 100, height: 44)))
            let remove = UIButton(type: .system)
            remove.setTitle("Remove", for: .normal)
            remove.frame = CGRect(x: 270, y: 0, width: 80, height: 44)
            remove.addAction(
                UIAction { [weak self] _ in self?.events.append("remove \(name)") }, for: .touchUpInside)
            row.addSubview(remove)
            scrollView.addSubview(row)
            nextY += 52
        }
    }

    private func addFields() {
        for name in Self.fieldNames {
            scrollView.addSubview(label(name, CGRect(x: 20, y: nextY, width: 100, height: 34)))
            let field = UITextField(frame: CGRect(x: 130, y: nextY, width: 240, height: 34))
            field.placeholder = name
            field.accessibilityIdentifier = name.lowercased().replacing(" ", with: "-") + "-field"
            field.borderStyle = .roundedRect
            scrollView.addSubview(field)
            fields.append(field)
            nextY += 42
        }
    }

    private func addOptions() {
        giftWrap.accessibilityLabel = "Gift wrap"
        size.selectedSegmentIndex = 1
        quantity.accessibilityLabel = "Quantity"
        priority.accessibilityLabel = "Priority"
        for (title, control) in [
            ("Gift wrap", giftWrap), ("Size", size), ("Quantity", quantity), ("Priority", priority),
        ] as [(String, UIControl)] {
            scrollView.addSubview(label(title, CGRect(x: 20, y: nextY, width: 100, height: 34)))
            control.frame = CGRect(x: 130, y: nextY, width: 240, height: 34)
            scrollView.addSubview(control)
            nextY += 42
        }
    }

    private func addEnd() {
        total.text = "Total: 12.50 €"
        total.frame = CGRect(x: 20, y: nextY, width: 350, height: 44)
        scrollView.addSubview(total)
        nextY += 52
        for (title, identifier, button) in [
            ("Pay", "pay-button", pay), ("Cancel", "cancel-button", cancel),
        ] {
            button.setTitle(title, for: .normal)
            button.accessibilityIdentifier = identifier
            button.frame = CGRect(x: 20, y: nextY, width: 350, height: 44)
            button.addAction(UIAction { [weak self] _ in self?.events.append(title) }, for: .touchUpInside)
            scrollView.addSubview(button)
            nextY += 52
        }
    }

    private func label(_ text: String, _ frame: CGRect) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        return label
    }
}
