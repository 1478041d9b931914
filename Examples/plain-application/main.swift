import HeadlessUIKit

// Views without a test: an application that imports only HeadlessUIKit, and links no test library.

final class GreetingViewController: UIViewController {
    let label = UILabel()

    override func viewDidLoad() {
        label.text = "Hello"
        view.addSubview(label)
    }
}

let controller = GreetingViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = controller
window.makeKeyAndVisible()
print(controller.label.text ?? "")
