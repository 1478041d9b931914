import Robot

@testable import Market

@MainActor
func launchMarket() {
    SimulatedDevice.current.launch(AppDelegate.self)
}

/// Launches the application, and lets its first page come.
@MainActor
func launchWithOffers() {
    launchMarket()
    TimeLapse.advance(until: { offerCount > 0 }, within: .seconds(2))
}

@MainActor
func tap(_ label: String) {
    tapOn(theFirstView(withLabel(label), onScreenAndVisible(true)))
}

@MainActor
func openSearch() {
    tapOn(theFirstView(ofClass("UITabBarButton"), withLabel("Search")))
    tapOn(theFirstView(ofClass(UISearchTextField.self)))
}

@MainActor
func tapField(_ placeholder: String) {
    tapOn(theFirstView(withPlaceholder(placeholder)))
}

/// The table of the screen that is shown.
@MainActor
var shownTable: UITableView? {
    theFirstView(ofClass(UITableView.self), onScreenAndVisible(true)).first as? UITableView
}

/// The titles of the offers in the rows that are shown.
@MainActor
var offerTitles: [String] {
    let cells = shownTable?.visibleCells.compactMap { $0 as? OfferCell }
    return cells?.compactMap(\.titleLabel.text) ?? []
}

/// How many rows the list has that is shown.
@MainActor
var offerCount: Int { shownTable?.numberOfRows(inSection: 0) ?? 0 }

/// The text below the offers' bar, such as "Updated: 5 minutes ago".
@MainActor
var prompt: String? {
    shownTable?.window?.rootViewController.flatMap { $0 as? UITabBarController }
        .flatMap { $0.selectedViewController as? UINavigationController }?
        .topViewController?.navigationItem.prompt
}
