import FailureReporting
import Foundation
import HeadlessUIKit
import TestSupport
import TimeLapse

/// A delegate of search bars and controllers that logs its callbacks, with answers that a test sets.
@MainActor
final class SearchLog: UISearchBarDelegate, UISearchControllerDelegate, UISearchResultsUpdating {
    private let log = EventLog()
    /// The questions that are answered with no.
    var refused: Set<String> = []
    /// Closures to run in callbacks, by the name of the callback.
    var reactions: [String: @MainActor () -> Void] = [:]

    func take() -> [String] { log.takeLines() }

    private func tell(_ name: String, _ details: String = "") {
        log.add(name + details)
        reactions[name]?()
    }

    private func ask(_ name: String, _ details: String = "") -> Bool {
        tell(name, details)
        return !refused.contains(name)
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { ask("shouldBegin") }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { tell("didBegin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { ask("shouldEnd") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { tell("didEnd") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        tell("text", " \(searchText.debugDescription)")
    }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    {
        ask("shouldChange", " \(range.location)+\(range.length) to \(text.debugDescription)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { tell("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { tell("cancel") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { tell("bookmark") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { tell("results") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        tell("scope", " \(selectedScope)")
    }

    func presentSearchController(_ searchController: UISearchController) { tell("present") }
    func willPresentSearchController(_ searchController: UISearchController) { tell("willPresent") }
    func didPresentSearchController(_ searchController: UISearchController) { tell("didPresent") }
    func willDismissSearchController(_ searchController: UISearchController) { tell("willDismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { tell("didDismiss") }

    func updateSearchResults(for searchController: UISearchController) {
        let bar = searchController.searchBar
        let state = searchController.isActive ? "" : " inactive"
        tell("update", " \((bar.text ?? "-").debugDescription) \(bar.selectedScopeButtonIndex)\(state)")
    }
}

extension UIView {
    /// Taps the middle of the view, and lets everything that follows finish.
    func tapByHand() {
        UIApplication.shared.commit()
        Finger.tap(convertToScreen(CGPoint(x: bounds.midX, y: bounds.midY)))
        UIApplication.shared.clock.runUntilIdle()
    }

    /// The button in the view with a title or a label, if it is not hidden.
    func button(_ name: String) -> UIButton? {
        UIApplication.shared.commit()
        var found: UIButton?
        visit { view in
            if view.isHidden { return .past }
            if let button = view as? UIButton, button.accessibilityLabel == name { found = button }
            return found == nil ? .into : .stop
        }
        return found
    }

    /// The segment in the view with a title, if its control is not hidden.
    func segment(_ name: String) -> UISegment? {
        UIApplication.shared.commit()
        var found: UISegment?
        visit { view in
            if view.isHidden { return .past }
            if let segment = view as? UISegment, segment.accessibilityLabel == name { found = segment }
            return found == nil ? .into : .stop
        }
        return found
    }
}
