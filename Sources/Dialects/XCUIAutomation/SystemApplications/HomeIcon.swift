import HeadlessUIKit

/// The icon of an application on the home screen.
final class HomeIcon: UIControl {
    static let size = CGSize(width: 76, height: 88)

    var item: HomeScreen.Item {
        didSet { itemDidChange() }
    }

    var isEdited = false {
        didSet { deleteButton.isHidden = !isEdited || !item.isDeletable }
    }

    /// The button that deletes the application, while the home screen is edited.
    let deleteButton = UIButton.ofSystemScreen()
    private let picture = UIView()
    private let nameLabel = UILabel()
    private weak var homeScreen: HomeScreen?

    init(_ item: HomeScreen.Item, on homeScreen: HomeScreen) {
        self.item = item
        self.homeScreen = homeScreen
        super.init(frame: .zero)
        picture.backgroundColor = .systemGray
        picture.layer.cornerRadius = 14
        picture.isUserInteractionEnabled = false
        nameLabel.font = .systemFont(ofSize: 12)
        nameLabel.textAlignment = .center
        deleteButton.setTitle("–", for: .normal)
        deleteButton.accessibilityLabel = "Remove"
        deleteButton.accessibilityIdentifier = "DeleteButton"
        deleteButton.isHidden = true
        for view in [picture, nameLabel, deleteButton] { addSubview(view) }
        isAccessibilityElement = true
        accessibilityTraits = .button
        isContextMenuInteractionEnabled = true
        addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
        deleteButton.addAction(UIAction { [weak self] _ in self?.askToRemove() }, for: .touchUpInside)
        itemDidChange()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func itemDidChange() {
        nameLabel.text = item.name
        accessibilityLabel = item.name
        accessibilityIdentifier = item.root.bundleIdentifier
        accessibilityValue =
            item.badge == 0 ? nil : "\(item.badge) new \(item.badge == 1 ? "item" : "items")"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(x: 8, y: 4, width: 60, height: 60)
        nameLabel.frame = CGRect(x: 0, y: 68, width: bounds.width, height: 16)
        deleteButton.frame = CGRect(x: 0, y: 0, width: 26, height: 26)
    }

    private func open() {
        guard !isEdited else { return }
        ApplicationControl(item.root).openByIcon()
    }

    private func askToRemove() {
        homeScreen?.askToRemove(item)
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard !isEdited else { return nil }
        var actions = [
            UIAction(title: "Edit Home Screen") { [weak self] _ in self?.homeScreen?.startEditing() }
        ]
        if item.isDeletable {
            actions.append(
                UIAction(title: "Remove App", attributes: .destructive) { [weak self] _ in self?.askToRemove()
                })
        }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(title: "", children: actions)
        }
    }
}
