import HeadlessUIKit

/// A small application to look at and to test: sign in, notes, photos, settings.
///
/// It is written as for a phone, and knows nothing of tests. On iOS it would import UIKit instead.
@MainActor
public final class Notebook {
    private let service: any AccountService
    private let store: NoteStore
    private let settings: Settings
    private let reminders = Reminders { UIApplication.shared.clock.date }
    /// What is to be opened once somebody has signed in.
    private var waitingNote: Int?
    private var tabs: MainViewController?

    /// The window that the application is in.
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

    // MARK: Ways in

    /// Opens what an address such as `notebook://note/2` leads to, once somebody has signed in.
    ///
    /// - Returns: whether the address is one of the application's.
    @discardableResult
    public func open(_ url: URL) -> Bool {
        guard url.scheme == "notebook", url.host == "note", let id = Int(url.lastPathComponent) else {
            return false
        }
        openNote(id)
        return true
    }

    /// Opens a note, once somebody has signed in.
    func openNote(_ id: Int) {
        if let tabs { tabs.openNote(id) } else { waitingNote = id }
    }

    /// What is shown, to be shown again after the application was ended.
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
