import UIKit

/// The application of the examples: a library, an album and a player.
final class MusicDelegate: UIResponder, UIApplicationDelegate {}

final class MusicScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController()
        window.makeKeyAndVisible()
        self.window = window
    }
}

/// A screen with a label and a button.
class MusicController: UIViewController {
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 30))

    func show(_ text: String, _ identifier: String) {
        label.text = text
        label.accessibilityIdentifier = identifier
        view.addSubview(label)
    }

    func add(_ title: String, _ top: CGFloat, _ action: @escaping () -> Void) {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: top, width: 200, height: 44)
        button.setTitle(title, for: .normal)
        button.accessibilityIdentifier = title
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        view.addSubview(button)
    }
}

final class LibraryController: MusicController {
    override func viewDidLoad() {
        super.viewDidLoad()
        show("Library", "title")
        add("open", 260) { [weak self] in
            self?.navigationController?.pushViewController(AlbumController(), animated: true)
        }
    }
}

final class AlbumController: MusicController {
    override func viewDidLoad() {
        super.viewDidLoad()
        show("2 songs", "songs")
        add("clear", 260) { [label] in label.text = "0 songs" }
        add("Intro", 320) { [weak self] in
            self?.navigationController?.pushViewController(PlayerController(), animated: true)
        }
    }
}

final class PlayerController: MusicController {
    override func viewDidLoad() {
        super.viewDidLoad()
        show("Intro", "song")
    }
}
