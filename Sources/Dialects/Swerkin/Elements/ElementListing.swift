import HeadlessUIKit
import TestRecording
import ViewQuery
import XCUIAutomation

/// The labels or identifiers of all elements, as a text for people.
struct ElementListing: Sendable {
    private let subject: String
    private let lines: [String]

    private init(_ subject: String, _ lines: [String]) {
        self.subject = subject
        self.lines = lines
    }

    /// The accessibility labels, each once, those of the frontmost window first.
    @MainActor
    static var labels: ElementListing {
        ElementListing("accessibility labels", unique(ElementWalk.elements().compactMap(\.label)))
    }

    /// The accessibility identifiers, each once, those of the frontmost window first.
    @MainActor
    static var identifiers: ElementListing {
        ElementListing("accessibility identifiers", unique(ElementWalk.elements().compactMap(\.identifier)))
    }

    /// The elements that have a label or an identifier, those of the frontmost window first.
    @MainActor
    static var elements: ElementListing {
        let named = ElementWalk.elements().filter {
            !($0.label ?? "").isEmpty || !($0.identifier ?? "").isEmpty
        }
        return ElementListing("accessibility labels and identifiers", named.map(\.description))
    }

    private static func unique(_ texts: [String]) -> [String] {
        var seen: Set<String> = []
        return texts.filter { !$0.isEmpty && seen.insert($0).inserted }.map(\.debugDescription)
    }

    var text: String {
        lines.isEmpty
            ? "There are no \(subject)."
            : (["All \(subject):"] + lines.map { "    \($0)" }).joined(separator: "\n")
    }

    /// Prints the text, and attaches it to the running test.
    ///
    /// XCTest on Linux has no place for attachments but the log, where it is printed already.
    func report() {
        print(text)
        guard RunningTestCase.current == nil else { return }
        let attachment = XCTAttachment(string: text)
        attachment.name = subject.prefix(1).uppercased() + subject.dropFirst()
        attachment.addToRunningTest()
    }
}
