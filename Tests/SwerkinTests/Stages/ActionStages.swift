import Foundation
import HeadlessUIKit
import Swerkin

/// A text field whose picker has two wheels, with the bar buttons `Cancel` and `Done` above it.
@MainActor
final class DropDownStage: StageController, UIPickerViewDataSource, UIPickerViewDelegate {
    static let titles = [["Apple", "Banana", "Orange"], ["Broccoli", "Kale"]]

    let field = UITextField()
    private let picker = UIPickerView()
    private let hasPicker: Bool

    init(hasPicker: Bool = true) {
        self.hasPicker = hasPicker
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        add(field, "food", CGRect(x: 20, y: 150, width: 300, height: 40))
        field.accessibilityLabel = "Food"
        field.placeholder = "Choose"
        field.addAction(
            UIAction { [unowned self] _ in log.append("edited to \(field.text ?? "")") }, for: .editingChanged
        )
        guard hasPicker else { return }
        picker.dataSource = self
        picker.delegate = self
        field.inputView = picker
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        toolbar.items = ["Cancel", "Done"].map { title in
            UIBarButtonItem(
                primaryAction: UIAction(title: title) { [unowned self] _ in
                    log.append("touched \(title)")
                    field.resignFirstResponder()
                })
        }
        field.inputAccessoryView = toolbar
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { Self.titles.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        Self.titles[component].count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        Self.titles[component][row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        log.append("selected \(Self.titles[component][row])")
    }
}

/// Two pages that are swiped, which notes the page that it shows.
@MainActor
final class PagesStage: StageController, UIScrollViewDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        let pages = add(UIScrollView(), "pages", CGRect(x: 0, y: 150, width: 300, height: 300))
        pages.isPagingEnabled = true
        pages.contentSize = CGSize(width: 600, height: 600)
        pages.delegate = self
        let box = add(UIView(), "box", CGRect(x: 0, y: 500, width: 200, height: 100))
        for (direction, name) in [(UISwipeGestureRecognizer.Direction.up, "up"), (.down, "down")] {
            let swipe = UISwipeGestureRecognizer(target: self, action: PagesStage.swiped)
            swipe.direction = direction
            swipe.name = name
            box.addGestureRecognizer(swipe)
        }
    }

    private func swiped(_ swipe: UISwipeGestureRecognizer) { log.append("swiped \(swipe.name ?? "")") }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        let offset = scrollView.contentOffset
        log.append("at \(Int(offset.x)), \(Int(offset.y))")
    }
}

/// A table of forty rows, of which some ten are on the screen at a time.
@MainActor
final class ListStage: StageController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView()
    var count: Int
    /// The labels of rows that have other labels than their numbers.
    var names: [Int: String] = [:]

    init(count: Int = 40) {
        self.count = count
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(table, "list", CGRect(x: 0, y: 150, width: 300, height: 440))
        table.dataSource = self
        table.delegate = self
        table.rowHeight = 44
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Title \(indexPath.row)"
        cell.accessibilityLabel = names[indexPath.row] ?? "Row \(indexPath.row)"
        cell.accessibilityIdentifier = "row\(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("selected \(indexPath.row)")
    }
}
