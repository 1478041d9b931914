import HeadlessUIKit

/// A small application as an example to test: sign-in, notes, photos and settings.
///
/// It is written as for an iPhone, without any code for tests. On iOS it would import UIKit instead.
@MainActor
public final class Notebook {
    private let service: any AccountService
    private let store: NoteStore
    private let settings: Settings
    private let reminders = Reminders { UIApplication.shared.clock.date }
    /// What to open once the user has signed in.
    private var waitingNote: Int?
    private var tabs: MainViewController?

    /// The application's window.
    public let window: UIWindow

    /// Makes the application; ``launch()`` shows it.
    public init(
        service: any AccountService = DemoAccountService(), noteService: any NoteService = DemoNoteService(),
        in window: UIWindow? = nil
    ) {
        self.service = service
        store = NoteStore(service: noteService)
        settings = Settings(.standard)
        self.window = window ?? UIWindow(frame: UIScreen.main.bounds)
    }

    /// Shows the first screen.
    public func launch() {
        showSignIn()
        window.makeKeyAndVisible()
    }

    private func showSignIn() {
        tabs = nil
        let signIn = SignInViewController(service: service, settings: settings)
        signIn.onSignIn = { [weak self] account in self?.show(account) }
        window.rootViewController = signIn
    }

    private func show(_ account: Account) {
        settings.lastEmail = account.email
        let tabs = MainViewController(
            account: account, store: store, settings: settings, reminders: reminders)
        tabs.onSignOut = { [weak self] in self?.showSignIn() }
        self.tabs = tabs
        window.rootViewController = tabs
        if let id = waitingNote.take() { tabs.openNote(id) }
    }

    // MARK: Links

    /// Opens the target of a URL such as `notebook://note/2`, once the user has signed in.
    ///
    /// - Returns: whether the application handles the URL.
    @discardableResult
    public func open(_ url: URL) -> Bool {
        guard url.scheme == "notebook", url.host == "note", let id = Int(url.lastPathComponent) else {
            return false
        }
        openNote(id)
        return true
    }

    /// Opens a note, once the user has signed in.
    func openNote(_ id: Int) {
        if let tabs { tabs.openNote(id) } else { waitingNote = id }
    }

    /// The state to restore after the application was terminated.
    var state: NotebookState? {
        get {
            tabs.map { NotebookState(email: $0.account.email, tab: $0.selectedIndex, note: $0.openedNote) }
        }
        set {
            guard let newValue else { return }
            show(Account(email: newValue.email))
            tabs?.selectedIndex = newValue.tab
            if let note = newValue.note { tabs?.openNote(note) }
        }
    }
}
