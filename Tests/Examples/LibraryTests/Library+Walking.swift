import Robot

@testable import Library

/// Launches the application, as its user does: what it declares stands in its `Info.plist`.
@MainActor
func launchLibrary() {
    SimulatedDevice.current.launch(AppDelegate.self)
}

/// Opens a tab by its title.
@MainActor
func openTab(_ title: String) {
    tapOn(theFirstView(ofClass("UITabBarButton"), withLabel(title)))
}

/// Taps on the first view that has a label.
@MainActor
func tap(_ label: String) {
    tapOn(theFirstView(withLabel(label), onScreenAndVisible(true)))
}

/// Opens a book by its title.
@MainActor
func openBook(_ title: String) {
    tapOn(theFirstView(withText(title), onScreenAndVisible(true)))
}

/// The titles in the list of books, from the first to the last.
@MainActor
var bookTitles: [String] {
    guard let table = theFirstView(ofClass(UITableView.self)).first as? UITableView else { return [] }
    return TableViewCells(in: table).map { ($0.cell as? BookCell)?.titleLabel.text ?? "" }
}

/// The controller that is presented over all others.
@MainActor
var presentedController: UIViewController? {
    UIApplication.shared.keyWindow?.rootViewController?.presentedViewController
}
