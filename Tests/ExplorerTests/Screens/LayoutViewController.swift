import Robot

/// Stack views and constraints, and buttons that change them.
final class LayoutViewController: UIViewController {
    private let diary: Diary
    private let outer = UIStackView()
    private let inner = UIStackView()
    private let badge = UIView()
    private var size: [NSLayoutConstraint] = []
    private var count = 0

    init(_ diary: Diary) {
        self.diary = diary
        super.init(nibName: nil, bundle: nil)
        title = "Layout"
        tabBarItem = UITabBarItem(title: "Layout", image: nil, tag: 7)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        (outer.axis, outer.spacing, outer.alignment) = (.vertical, 8, .leading)
        (inner.spacing, inner.distribution) = (4, .fillProportionally)
        let scroll = UIScrollView()
        scroll.accessibilityIdentifier = "layout"
        view.addSubview(scroll)
        scroll.addSubview(outer)
        scroll.addSubview(badge)
        for view in [scroll, outer, badge] { view.translatesAutoresizingMaskIntoConstraints = false }
        size = [
            badge.widthAnchor.constraint(equalToConstant: 20),
            badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
        ]
        NSLayoutConstraint.activate(
            [
                scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                outer.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 12),
                outer.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
                outer.leadingAnchor.constraint(
                    equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 20),
                outer.trailingAnchor.constraint(
                    equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -20),
                outer.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -40),
                badge.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
                badge.topAnchor.constraint(equalTo: outer.topAnchor),
            ] + size)
        outer.addArrangedSubview(inner)
        addButtons()
        addRow()
    }

    private func addButtons() {
        addButton("Add a row") { $0.addRow() }
        addButton("Remove a row") { $0.removeRow() }
        addButton("Hide a row") { controller in
            UIView.animate(withDuration: 0.3) { controller.inner.arrangedSubviews.first?.isHidden.toggle() }
        }
        addButton("Other axis") { controller in
            UIView.animate(withDuration: 0.3) {
                controller.inner.axis = controller.inner.axis == .vertical ? .horizontal : .vertical
                controller.view.layoutIfNeeded()
            }
        }
        addButton("Other distribution") {
            let all: [UIStackView.Distribution] = [.fill, .fillEqually, .equalSpacing, .equalCentering]
            $0.inner.distribution = all[$0.count % all.count]
        }
        addButton("Grow") { $0.size[0].constant = $0.size[0].constant < 80 ? $0.size[0].constant + 15 : 20 }
        addButton("Other priority") {
            $0.size[0].priority = $0.size[0].priority == .required ? .defaultLow : .required
        }
        addButton("Off and on") { $0.size[1].isActive.toggle() }
    }

    private func addButton(_ title: String, _ action: @escaping @MainActor (LayoutViewController) -> Void) {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                count += 1
                action(self)
                diary.note(title)
            }, for: .touchUpInside)
        outer.addArrangedSubview(button)
    }

    private func addRow() {
        guard inner.arrangedSubviews.count < 6 else { return }
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 1 + count % 7)
        inner.insertArrangedSubview(label, at: count % (inner.arrangedSubviews.count + 1))
    }

    private func removeRow() {
        guard let last = inner.arrangedSubviews.last else { return }
        inner.removeArrangedSubview(last)
        last.removeFromSuperview()
    }
}
