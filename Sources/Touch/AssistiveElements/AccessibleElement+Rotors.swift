import FailureReporting
import HeadlessUIKit
import TimeLapse
import ViewQuery

extension AccessibleElement {
    /// The names of the custom rotors that assistive technology offers at the element: its own, then those around it,
    /// from the inside out.
    public var rotorNames: [String] { rotors.map(\.name) }

    private var rotors: [UIAccessibilityCustomRotor] {
        var rotors = isView ? [] : source.accessibilityCustomRotors ?? []
        var responder: UIResponder? = view
        while let next = responder {
            rotors += next.accessibilityCustomRotors ?? []
            responder = next.next
        }
        return rotors
    }

    /// The items of a custom rotor, as VoiceOver goes from one to the next; an unknown name is a failure that lists the
    /// rotors.
    ///
    /// The rotor is first asked for what follows the element, then for what follows each item, until there is none, or
    /// the first comes again.
    ///
    /// - Parameters:
    ///   - name: the rotor's name, such as `Headings` for one of the system's types.
    ///   - direction: the direction to search in.
    public func items(
        ofRotor name: String, searching direction: UIAccessibilityCustomRotor.Direction = .next,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> [AccessibilityRotorItem] {
        CallSite(fileID, filePath, line, column).whileCurrent {
            let purpose = "items(ofRotor: \(name.debugDescription)) cannot search from"
            guard prepare(for: purpose) else { return [] }
            let rotors = rotors
            guard let rotor = rotors.first(where: { $0.name == name }) else {
                let names = rotors.map(\.name.debugDescription).joined(separator: ", ")
                let reason = rotors.isEmpty ? "no rotors are offered there" : "the rotors there are \(names)"
                TouchFailure(purpose, self, because: reason).record()
                return []
            }
            return results(of: rotor, direction).map(AccessibilityRotorItem.init)
        }
    }

    /// How many items are read at most of a rotor that never ends.
    private static let itemLimit = 10_000

    private func results(
        of rotor: UIAccessibilityCustomRotor, _ direction: UIAccessibilityCustomRotor.Direction
    ) -> [UIAccessibilityCustomRotorItemResult] {
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        predicate.searchDirection = direction
        predicate.currentItem = UIAccessibilityCustomRotorItemResult(targetElement: source, targetRange: nil)
        var results: [UIAccessibilityCustomRotorItemResult] = []
        while results.count < Self.itemLimit, let result = rotor.itemSearchBlock(predicate) {
            if let first = results.first, result.isSame(as: first) { break }
            if let last = results.last, result.isSame(as: last) { break }
            results.append(result)
            predicate.currentItem = result
        }
        return results
    }
}

extension UIAccessibilityCustomRotorItemResult {
    fileprivate func isSame(as other: UIAccessibilityCustomRotorItemResult) -> Bool {
        guard targetElement === other.targetElement else { return false }
        guard let range = targetRange, let former = other.targetRange,
            let input = targetElement as? any UITextInput
        else { return (targetRange == nil) == (other.targetRange == nil) }
        return input.compare(range.start, to: former.start) == .orderedSame
            && input.compare(range.end, to: former.end) == .orderedSame
    }
}
