import FailureReporting
import HeadlessUIKit
import Scenarios
import TestSupport
import Testing

/// A step that is met on the screen of an order, one that is not, and the latter's failure.
struct AssertionCase: Sendable, CustomTestStringConvertible {
    let met: @MainActor @Sendable (Steps) -> Void
    let unmet: @MainActor @Sendable (Steps) -> Void
    let failure: String

    init(
        _ met: @escaping @MainActor @Sendable (Steps) -> Void,
        unmet: @escaping @MainActor @Sendable (Steps) -> Void, _ failure: String
    ) {
        self.met = met
        self.unmet = unmet
        self.failure = failure
    }

    var testDescription: String { failure.split(separator: "\n").first.map(String.init) ?? "" }
}

/// The screen of an order, with elements of all kinds.
@MainActor
final class OrderScreen {
    let window = UIWindow.showing()
    let save = UIButton(type: .system)
    let remove = UIButton(type: .system)
    let total = UILabel()
    let emailError = UILabel()
    let email = UITextField()
    let coupon = UITextField()
    let notes = UITextView()
    let logo = UIImageView()
    let gift = UISwitch()
    let rows = OrderRows()

    init() {
        save.setTitle("Save order", for: .normal)
        remove.setTitle("Remove", for: .normal)
        remove.isEnabled = false
        total.text = "3 items"
        emailError.text = "Not an address"
        email.text = "ada@example.com"
        email.placeholder = "you@example.com"
        email.accessibilityLabel = "Email"
        coupon.placeholder = "Coupon code"
        coupon.isEnabled = false
        notes.text = "Ring twice"
        logo.accessibilityLabel = "Shop"
        gift.isOn = true
        let views: [(UIView, String)] = [
            (save, "save"), (remove, "remove"), (total, "total"), (emailError, "emailError"),
            (email, "email"), (coupon, "coupon"), (notes, "notes"), (logo, "logo"), (gift, "gift"),
        ]
        for (index, (view, id)) in views.enumerated() {
            view.accessibilityIdentifier = id
            view.frame = CGRect(x: 20, y: 60 + 40 * index, width: 200, height: 30)
            window.addSubview(view)
        }
        let table = UITableView(frame: CGRect(x: 0, y: 440, width: 390, height: 200))
        table.dataSource = rows
        window.addSubview(table)
    }
}

/// The rows of the order's table.
@MainActor
final class OrderRows: NSObject, UITableViewDataSource {
    let milk = UITableViewCell(style: .value1, reuseIdentifier: nil)
    let bread = UITableViewCell(style: .default, reuseIdentifier: nil)
    let empty = UITableViewCell(style: .default, reuseIdentifier: nil)

    override init() {
        super.init()
        milk.accessibilityIdentifier = "milkRow"
        milk.textLabel?.text = "Milk"
        milk.detailTextLabel?.text = "2 bottles"
        bread.accessibilityIdentifier = "breadRow"
        bread.accessibilityLabel = "A loaf"
        var content = bread.defaultContentConfiguration()
        content.text = "Bread"
        bread.contentConfiguration = content
        bread.isUserInteractionEnabled = false
        empty.accessibilityIdentifier = "emptyRow"
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        [milk, bread, empty][indexPath.row]
    }
}

extension UIView {
    /// Adds a label with an identifier.
    @discardableResult
    func addLabel(_ text: String, _ id: String, y: CGFloat = 100) -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: y, width: 200, height: 30))
        label.text = text
        label.accessibilityIdentifier = id
        addSubview(label)
        return label
    }
}
