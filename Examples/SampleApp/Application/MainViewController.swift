import HeadlessUIKit

/// The tabs after signing in: notes, photos and settings.
final class MainViewController: UITabBarController {
    var onSignOut: () -> Void = {}

    let account: Account
    private let notes: NotesViewController
    private let settingsScreen: SettingsViewController

    init(account: Account, store: NoteStore, settings: Settings, reminders: Reminders) {
        self.account = account
        notes = NotesViewController(account: account, store: store, settings: settings, reminders: reminders)
        settingsScreen = SettingsViewController(settings: settings, store: store)
        super.init(nibName: nil, bundle: nil)
        let photos = PhotosViewController(photos: Photo.all)
        let screens: [(UIViewController, String)] = [
            (notes, "list.bullet"), (photos, "photo"), (settingsScreen, "gear"),
        ]
        viewControllers = screens.enumerated().map { index, screen in
            let stack = UINavigationController(rootViewController: screen.0)
            stack.tabBarItem = UITabBarItem(
                title: screen.0.title, image: UIImage(systemName: screen.1), tag: index)
            return stack
        }
        settingsScreen.onChange = { [weak self] in self?.notes.settingsDidChange() }
        settingsScreen.onSignOut = { [weak self] in self?.onSignOut() }
    }

    required init?(coder: NSCoder) { nil }

    /// The note that is shown, if any.
    var openedNote: Int? { (notes.navigationController?.topViewController as? NoteViewController)?.noteID }

    /// Shows a note alone in its tab; shows a message if it no longer exists.
    func openNote(_ id: Int) {
        selectedIndex = 0
        notes.navigationController?.popToRootViewController(animated: false)
        guard presentedViewController != nil else { return notes.openNote(id) }
        // A presented photo or welcome screen would cover the note.
        dismiss(animated: false) { [notes] in notes.openNote(id) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        settingsScreen.welcomeIfNew(from: self)
    }
}
