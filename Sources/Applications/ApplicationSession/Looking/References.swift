import HeadlessUIKit
import ViewQuery

/// The elements that have been seen, by numbers that they keep as long as they live.
@MainActor
struct References {
    private struct Seen {
        weak var object: NSObject?
        weak var view: UIView?
        let line: String
    }

    /// What is known of a number.
    enum Known {
        case there(AccessibleElement)
        case gone(line: String)
        case unknown
    }

    private var seen: [Seen] = []
    private var numbers: [ObjectIdentifier: Int] = [:]

    var count: Int { seen.count }

    /// The number in a reference such as `e12`.
    static func number(in text: String) -> Int? {
        guard text.first == "e", text.count > 1 else { return nil }
        return Int(text.dropFirst()).flatMap { $0 > 0 ? $0 : nil }
    }

    func element(_ number: Int) -> Known {
        guard seen.indices.contains(number - 1) else { return .unknown }
        let seen = seen[number - 1]
        guard let object = seen.object as? any AccessibilityObject, let view = seen.view,
            view.window != nil
        else { return .gone(line: seen.line) }
        return .there(AccessibleElement(object, in: view))
    }

    /// The reference of an element: `e3`.
    mutating func reference(for element: AccessibleElement) -> String {
        String(line(for: element).prefix { $0 != " " })
    }

    /// The line of an element, which has a number from now on: `e3 button "Save" disabled`.
    mutating func line(for element: AccessibleElement) -> String {
        let words = element.words
        let key = ObjectIdentifier(element.object)
        // Another object may have the place of one that is gone.
        if let number = numbers[key], seen[number - 1].object === element.object {
            return "e\(number) \(words)"
        }
        seen.append(Seen(object: element.object, view: element.view, line: words))
        numbers[key] = seen.count
        return "e\(seen.count) \(words)"
    }
}

extension AccessibleElement {
    /// The longest text of an element that is shown.
    private static var longestText: Int { 80 }

    /// The element in a line: its role, name, value and states.
    var words: String {
        var words = [role == .staticText ? "text" : role.rawValue]
        if let label = label.map(Self.shortened), !label.isEmpty { words.append(label.quoted) }
        if let value = value.map(Self.shortened), !value.isEmpty, value != label.map(Self.shortened) {
            words.append("= \(value.quoted)")
        }
        if traits.contains(.notEnabled) { words.append("disabled") }
        if traits.contains(.selected) { words.append("selected") }
        if object === view.window?.application?.keyWindow?.firstResponder { words.append("focused") }
        if let identifier, !identifier.isEmpty { words.append("#\(identifier)") }
        return words.joined(separator: " ")
    }

    private static func shortened(_ text: String) -> String {
        let line = text.inOneLine
        return line.count > longestText ? "\(line.prefix(longestText - 1))…" : line
    }
}
