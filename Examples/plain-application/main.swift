import AccessibilityIdentifiers
import CoreLocation
import HeadlessUIKit

// Views and a system service without a test: an application that does not import Robot links no test library.

enum GreetingID: String, PrettyRawRepresentable {
    case greeting
}

final class GreetingViewController: UIViewController {
    let label = UILabel()

    override func viewDidLoad() {
        let place = CLLocation(latitude: 52.5, longitude: 13.4)
        label.text = "Hello, \(place.coordinate.latitude)° north"
        label >>> GreetingID.greeting
        view.addSubview(label)
    }
}

let controller = GreetingViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = controller
window.makeKeyAndVisible()
print(controller.label.text ?? "")
