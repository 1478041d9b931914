import FailureReporting
import TestSupport
import Testing
import Touch

@MainActor
@Suite("Custom rotors of assistive technology") struct RotorTests {
    /// A list of messages, of which some are unread.
    private func addMessages(_ unread: [String], to window: UIWindow) -> UIView {
        let list = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        for (index, name) in ["Ada", "Ben", "Cleo", "Dan"].enumerated() {
            let label = UILabel(frame: CGRect(x: 0, y: 50 * index, width: 300, height: 40))
            label.text = name
            list.addSubview(label)
        }
        window.addSubview(list)
        list.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Unread") { [unowned list] predicate in
                let labels = list.subviews
                let place = labels.firstIndex { $0 === predicate.currentItem.targetElement }
                let isForward = predicate.searchDirection == .next
                var next = place.map { isForward ? $0 + 1 : $0 - 1 } ?? (isForward ? 0 : labels.count - 1)
                while labels.indices.contains(next) {
                    if unread.contains(labels[next].accessibilityLabel ?? "") {
                        return UIAccessibilityCustomRotorItemResult(
                            targetElement: labels[next], targetRange: nil)
                    }
                    next += isForward ? 1 : -1
                }
                return nil
            }
        ]
        return list
    }

    @Test("A rotor's items follow the element in either direction, up to the last")
    func items() {
        inOwnApplication { window, _ in
            _ = addMessages(["Ben", "Dan"], to: window)
            let first = theOnlyElement(withName("Ada")).first
            #expect(first?.rotorNames == ["Unread"])
            #expect(first?.items(ofRotor: "Unread").map(\.text) == ["Ben", "Dan"])
            #expect(first?.items(ofRotor: "Unread", searching: .previous).isEmpty == true)
            let third = theOnlyElement(withName("Cleo")).first
            #expect(third?.items(ofRotor: "Unread").map(\.text) == ["Dan"])
            #expect(third?.items(ofRotor: "Unread", searching: .previous).first?.element?.label == "Ben")
        }
    }

    @Test("A rotor may go to ranges of a text, and stops where its first item comes again")
    func ranges() {
        inOwnApplication { window, _ in
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            view.text = "one two one"
            window.addSubview(view)
            view.accessibilityCustomRotors = [
                UIAccessibilityCustomRotor(systemType: .heading) { [unowned view] predicate in
                    let text = view.text as NSString
                    let after = predicate.currentItem.targetRange.map {
                        view.offset(from: view.beginningOfDocument, to: $0.end)
                    }
                    var found = text.range(
                        of: "one", range: NSRange(location: after ?? 0, length: text.length - (after ?? 0)))
                    // It begins again at the end.
                    if found.location == NSNotFound { found = text.range(of: "one") }
                    let start = view.position(from: view.beginningOfDocument, offset: found.location)!
                    let end = view.position(from: start, offset: found.length)!
                    return UIAccessibilityCustomRotorItemResult(
                        targetElement: view, targetRange: view.textRange(from: start, to: end))
                }
            ]
            let items = AccessibleElement(view)?.items(ofRotor: "Headings") ?? []
            #expect(items.map(\.range) == [NSRange(location: 0, length: 3), NSRange(location: 8, length: 3)])
            #expect(items.map(\.description) == ["\"one\"", "\"one\""])
        }
    }

    @Test("A rotor that is not offered is a failure that lists those that are")
    func unknown() {
        inOwnApplication { window, _ in
            let list = addMessages([], to: window)
            let element = theOnlyElement(withName("Ada")).first
            let failures = failureTexts { _ = element?.items(ofRotor: "Errors") }
            #expect(failures.count == 1)
            #expect(
                failures.first?.hasPrefix(
                    "items(ofRotor: \"Errors\") cannot search from") == true)
            #expect(failures.first?.contains("the rotors there are \"Unread\"") == true)
            list.accessibilityCustomRotors = nil
            let none = failureTexts { _ = element?.items(ofRotor: "Errors") }
            #expect(none.first?.contains("no rotors are offered there") == true)
        }
    }
}
