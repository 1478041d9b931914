import HeadlessUIKit

/// The home screen: the icons of the applications on the device.
///
/// A tap on an icon opens its application. A long press opens the icon's menu, from which the application can be deleted
/// after two alerts; while the home screen is edited, icons have a button for that as well.
final class HomeScreen: UIViewController {
    private var icons: [HomeIcon] = []
    private let doneButton = UIButton.ofSystemScreen()
    /// The number of the alert that asks about a deletion, which is withdrawn when the home screen is left.
    private var alertIdentifier: Int?

    init() {
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        doneButton.setTitle("Done", for: .normal)
        doneButton.addAction(UIAction { [weak self] _ in self?.stopEditing() }, for: .touchUpInside)
        doneButton.isHidden = true
        view.addSubview(doneButton)
        for icon in icons { view.addSubview(icon) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        doneButton.frame = CGRect(x: area.maxX - 80, y: area.minY, width: 64, height: 44)
        let columns = max(Int(area.width / HomeIcon.size.width), 1)
        let gap = (area.width - CGFloat(columns) * HomeIcon.size.width) / CGFloat(columns + 1)
        for (index, icon) in icons.enumerated() {
            let (row, column) = (CGFloat(index / columns), CGFloat(index % columns))
            let origin = CGPoint(
                x: area.minX + gap + column * (HomeIcon.size.width + gap),
                y: area.minY + 60 + row * (HomeIcon.size.height + 16))
            icon.frame = CGRect(origin: origin, size: HomeIcon.size)
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        stopEditing()
        withdrawAlert()
    }

    func show(_ items: [Item]) {
        guard items != icons.map(\.item) else { return }
        let old = icons
        icons = items.map { item in
            let icon = old.first { $0.item.root == item.root } ?? HomeIcon(item, on: self)
            icon.item = item
            return icon
        }
        for icon in old where !icons.contains(icon) { icon.removeFromSuperview() }
        guard isViewLoaded else { return }
        for icon in icons where icon.superview == nil { view.addSubview(icon) }
        view.setNeedsLayout()
    }

    // MARK: Editing

    func startEditing() { setIsEdited(true) }

    func stopEditing() { setIsEdited(false) }

    private func setIsEdited(_ isEdited: Bool) {
        doneButton.isHidden = !isEdited
        for icon in icons { icon.isEdited = isEdited }
    }

    // MARK: Deletion

    /// Asks twice, as the system does, and deletes the application.
    func askToRemove(_ item: Item) {
        ask("Remove “\(item.name)”?", message: nil, ["Delete App", "Cancel"]) { [weak self] choice in
            guard choice == "Delete App" else { return }
            self?.askToDelete(item)
        }
    }

    private func askToDelete(_ item: Item) {
        let message = "Deleting this app will also delete its data."
        ask("Delete “\(item.name)”?", message: message, ["Cancel", "Delete"]) { choice in
            if choice == "Delete" { ApplicationControl(item.root).delete() }
        }
    }

    private func ask(
        _ title: String, message: String?, _ choices: [String], then answered: @escaping (String) -> Void
    ) {
        withdrawAlert()
        let screen = UIApplication.shared.systemScreen
        let identifier = screen.nextIdentifier()
        alertIdentifier = identifier
        let buttons = choices.map { choice in SystemAlert.Button(title: choice) { answered(choice) } }
        screen.present(
            SystemAlert(
                title: title, message: message, buttons: buttons, identifier: identifier,
                interruptsApplication: false))
    }

    private func withdrawAlert() {
        guard let alertIdentifier else { return }
        self.alertIdentifier = nil
        UIApplication.shared.systemScreen.withdraw(alertIdentifier)
    }
}
