import FailureReporting
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// What a search bar shows, and what it tells its delegate.
@MainActor @Suite("UISearchBar") struct UISearchBarTests {
    /// A shown window with a search bar in it; returns what failed.
    @discardableResult
    private func withBar(_ body: (UISearchBar, SearchLog) throws -> Void) rethrows -> [String] {
        try UIApplication.withShared(UIApplication()) {
            try FailureCollector.failures {
                let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
                let log = SearchLog()
                bar.delegate = log
                let window = UIWindow.showing(bar)
                try body(bar, log)
                window.isHidden = true
                UIApplication.shared.clock.cancelAll()
            }.map(\.text)
        }
    }

    @Test("The delegate is asked and told of the user's touches and keys in UIKit's order")
    func typing() {
        withBar { bar, log in
            bar.searchTextField.tapByHand()
            #expect(log.take() == ["shouldBegin", "didBegin"] && bar.isFirstResponder)
            for character in "ab" { bar.searchTextField.takeKey(String(character)) }
            #expect(
                log.take() == [
                    "shouldChange 0+0 to \"a\"", "text \"a\"", "shouldChange 1+0 to \"b\"", "text \"ab\"",
                ])
            log.refused = ["shouldChange"]
            bar.searchTextField.takeKey("c")
            #expect(log.take() == ["shouldChange 2+0 to \"c\""] && bar.text == "ab")
            log.refused = []
            bar.searchTextField.takeKey("\n")
            #expect(log.take() == ["search"] && bar.isFirstResponder)
            bar.resignFirstResponder()
            #expect(log.take() == ["shouldEnd", "didEnd"] && !bar.isFirstResponder)
        }
    }

    @Test("The delegate may refuse to begin and to end editing")
    func refusing() {
        withBar { bar, log in
            log.refused = ["shouldBegin", "shouldEnd"]
            bar.searchTextField.tapByHand()
            #expect(log.take() == ["shouldBegin"] && !bar.isFirstResponder)
            log.refused = ["shouldEnd"]
            #expect(bar.becomeFirstResponder())
            #expect(!bar.resignFirstResponder() && bar.isFirstResponder)
            #expect(log.take() == ["shouldBegin", "didBegin", "shouldEnd"])
        }
    }

    @Test("The clear button clears, reports the text, and then makes the field first responder")
    func clearing() {
        withBar { bar, log in
            bar.text = "abc"
            #expect(log.take() == [])
            bar.button("Clear text")?.tapByHand()
            #expect(log.take() == ["text \"\"", "shouldBegin", "didBegin"])
            #expect(bar.text == "" && bar.button("Clear text") == nil)
        }
    }

    @Test("The field has a search key that needs text, a magnifying glass, and the search field trait")
    func field() {
        withBar { bar, _ in
            #expect(bar.returnKeyType == .search && bar.enablesReturnKeyAutomatically)
            #expect(bar.searchTextField.accessibilityTraits.contains(.searchField))
            bar.placeholder = "Search"
            #expect(bar.searchTextField.accessibilityValue == "Search")
            #expect((bar.searchTextField.leftView as? UIImageView)?.image?.symbolName == "magnifyingglass")
            bar.keyboardType = .webSearch
            #expect(bar.searchTextField.keyboardType == .webSearch)
        }
    }

    @Test("Buttons tell the delegate, and do nothing else")
    func buttons() {
        withBar { bar, log in
            #expect(bar.button("Cancel") == nil)
            bar.setShowsCancelButton(true, animated: true)
            bar.button("Cancel")?.tapByHand()
            #expect(log.take() == ["cancel"])
            bar.showsCancelButton = false
            #expect(bar.button("Cancel") == nil)
            bar.showsBookmarkButton = true
            bar.button("Bookmarks")?.tapByHand()
            #expect(log.take() == ["bookmark"] && !bar.isFirstResponder)
            bar.text = "a"
            #expect(bar.button("Bookmarks") == nil)
            bar.text = nil
            bar.showsSearchResultsButton = true
            bar.isSearchResultsButtonSelected = true
            #expect(bar.button("Bookmarks") == nil && bar.button("Search results")?.isSelected == true)
            bar.button("Search results")?.tapByHand()
            #expect(log.take() == ["results"])
        }
    }

    @Test("The delegate is told of scopes chosen by touch, but not of those chosen by code")
    func scopes() {
        let failures = withBar { bar, log in
            bar.scopeButtonTitles = ["All", "Unread", "Mine"]
            #expect(bar.segment("All") == nil && bar.intrinsicContentSize.height == 56)
            bar.showsScopeBar = true
            bar.sizeToFit()
            #expect(bar.frame == CGRect(x: 0, y: 100, width: 390, height: 100))
            #expect(bar.segment("All")?.accessibilityTraits == [.button, .selected])
            bar.segment("Mine")?.tapByHand()
            bar.segment("Mine")?.tapByHand()
            #expect(log.take() == ["scope 2"] && bar.selectedScopeButtonIndex == 2)
            bar.selectedScopeButtonIndex = 1
            #expect(log.take() == [] && bar.segment("Unread")?.isSelected == true)
            bar.selectedScopeButtonIndex = 3
            bar.scopeButtonTitles = ["One"]
            #expect(bar.selectedScopeButtonIndex == 0)
            bar.scopeButtonTitles = nil
            bar.selectedScopeButtonIndex = -1
        }
        #expect(
            failures == [
                "Scope 3 of UISearchBar cannot be selected: it has 3 scopes. Nothing changes.",
                "Scope -1 of UISearchBar cannot be selected: it has 0 scopes. Nothing changes.",
            ])
    }

    @Test("A prompt makes the bar higher, and is above the field")
    func prompt() {
        withBar { bar, _ in
            bar.prompt = "In this mailbox"
            bar.sizeToFit()
            bar.layoutIfNeeded()
            #expect(bar.bounds.height == 76 && bar.promptLabel.text == "In this mailbox")
            #expect(bar.promptLabel.frame.maxY <= bar.searchTextField.frame.minY)
        }
    }

    @Test("Nothing outlives the bar")
    func leaks() {
        weak var bar: UISearchBar?
        weak var field: UIView?
        withBar { other, _ in
            other.showsCancelButton = true
            other.showsBookmarkButton = true
            other.scopeButtonTitles = ["a", "b"]
            other.becomeFirstResponder()
            (bar, field) = (other, other.searchTextField)
        }
        #expect(bar == nil && field == nil)
    }
}
