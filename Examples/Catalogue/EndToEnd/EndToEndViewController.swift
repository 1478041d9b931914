import HeadlessUIKit

/// The beginning of a flow to the dropdown: by way of three screens if the user is logged in, else by logging in.
final class EndToEndViewController: ColumnViewController {
    private let session: Session
    private let status = UILabel(body: "", identifier: "sessionLabel")

    init(session: Session) {
        self.session = session
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(
            "Start End To End Test", identifier: "endtoend_start_button", .filled())
        button.addTarget(self, action: EndToEndViewController.start, for: .touchUpInside)
        add([UILabel(heading: "A flow through several screens"), status, button])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        status.text = session.isLoggedIn ? "You are logged in." : "You are not logged in."
    }

    private func start() {
        follow(session.isLoggedIn ? [.waitToSee, .tappable, .button, .dropdown] : [.logIn, .dropdown])
    }

    /// Shows the first screen of a route, which continues to the second one, and so on.
    private func follow(_ route: ArraySlice<CatalogueScreen>) {
        guard let screen = route.first else { return }
        let rest = route.dropFirst()
        let controller = screen.makeViewController(session: session) { [weak self] in self?.follow(rest) }
        navigationController?.pushViewController(controller, animated: true)
    }
}
