import Catalogue
import Robot

/// The session of the running application.
@MainActor
var session: Session? { (UIApplication.shared.delegate as? AppDelegate)?.session }

/// Launches the application, which shows its home screen.
@MainActor
func launch(arguments: [String] = []) {
    SimulatedDevice.current.launch(AppDelegate.self, scene: SceneDelegate.self, arguments: arguments)
}

/// Launches the application, and opens one of the screens that the home screen leads to.
@MainActor
func open(_ screen: CatalogueScreen, arguments: [String] = []) {
    launch(arguments: arguments)
    tapOn(view("\(screen.rawValue)Component"))
}

/// The view with an identifier.
@MainActor
func view(_ identifier: String) -> ViewQuery { theFirstView(withIdentifier(identifier)) }

/// The text of a label; `nil` if it cannot be seen.
@MainActor
func text(_ identifier: String) -> String? {
    let label = theFirstView(withIdentifier(identifier), withVisibility(true)).first as? UILabel
    return label?.text
}

/// The text in a text field or a text view; `nil` if it cannot be seen.
@MainActor
func input(_ identifier: String) -> String? {
    let view = theFirstView(withIdentifier(identifier), withVisibility(true)).first
    return (view as? UITextField)?.text ?? (view as? UITextView)?.text
}

/// The title in the frontmost navigation bar.
@MainActor
var barTitle: String? {
    (theFirstView(ofClass(UINavigationBar.self)).first as? UINavigationBar)?.topItem?.title
}

/// A button in the bar above the keyboard, or above what is in its place.
@MainActor
func accessoryButton(_ label: String) -> ViewQuery {
    theFirstView(withLabel(label)).inside(SoftwareKeyboard.main)
}
