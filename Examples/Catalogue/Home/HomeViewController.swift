import HeadlessUIKit

/// A button for each screen, and one that logs in or out.
final class HomeViewController: ColumnViewController {
    private let session: Session

    init(session: Session) {
        self.session = session
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        add([UILabel(heading: "Components to test")])
        add(
            CatalogueScreen.listed.map { screen in
                let button = UIButton(screen.title, identifier: "\(screen.rawValue)Component")
                button.addAction(UIAction { [weak self] _ in self?.show(screen) }, for: .touchUpInside)
                return button
            })
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updateSessionButton()
    }

    private func show(_ screen: CatalogueScreen, onContinue: (@MainActor () -> Void)? = nil) {
        let controller = screen.makeViewController(session: session, onContinue: onContinue)
        navigationController?.pushViewController(controller, animated: true)
    }

    // MARK: Logging in and out

    private func updateSessionButton() {
        let item = UIBarButtonItem(
            title: session.isLoggedIn ? "Log Out" : "Log In", style: .plain, target: self,
            action: HomeViewController.changeSession)
        item.accessibilityIdentifier = "sessionButton"
        navigationItem.rightBarButtonItem = item
    }

    private func changeSession() {
        if session.isLoggedIn {
            session.isLoggedIn = false
            updateSessionButton()
        } else {
            show(.logIn) { [weak self] in _ = self?.navigationController?.popViewController(animated: true) }
        }
    }
}
