import HeadlessUIKit

/// A small application to look at and to test: sign in, a list of notes, a note, settings,
/// photos.
///
/// It is written as for a phone, and knows nothing of tests. On iOS it would import UIKit instead.
@MainActor
public final class Notebook {
    private let service: any AccountService
    private let store: NoteStore
    private let settings = Settings()

    /// The window that the application is in.
    public let window: UIWindow

    /// Makes the application; ``launch()`` shows it.
    public init(
        service: any AccountService = DemoAccountService(), noteService: any NoteService = DemoNoteService()
    ) {
        self.service = service
        store = NoteStore(service: noteService)
        window = UIWindow(frame: UIScreen.main.bounds)
    }

    /// Shows the first screen.
    public func launch() {
        showSignIn()
        window.makeKeyAndVisible()
    }

    private func showSignIn() {
        let signIn = SignInViewController(service: service)
        signIn.onSignIn = { [weak self] account in self?.showNotes(of: account) }
        window.rootViewController = signIn
    }

    private func showNotes(of account: Account) {
        let notes = NotesViewController(account: account, store: store, settings: settings)
        notes.onSignOut = { [weak self] in self?.showSignIn() }
        window.rootViewController = notes
    }
}
