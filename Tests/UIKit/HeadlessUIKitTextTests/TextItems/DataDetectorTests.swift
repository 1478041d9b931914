import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// What `dataDetectorTypes` finds in texts.
@Suite("Data detectors") struct DataDetectorTests {
    private static let cases: [(String, [String])] = [
        ("See https://example.com/a?b=1#c.", ["https://example.com/a?b=1#c"]),
        ("(http://example.com/a_(b))", ["http://example.com/a_(b)"]),
        (
            "Visit www.example.org, or example.com/path!",
            ["http://www.example.org", "http://example.com/path"]
        ),
        ("Write to ada@example.com.", ["mailto:ada@example.com"]),
        ("mailto:ada@example.com?subject=Hi", ["mailto:ada@example.com?subject=Hi"]),
        ("Link:https://example.com", ["https://example.com"]),
        ("myapp://open/3", ["myapp://open/3"]),
        ("Call +44 20 7946 0000 or (555) 123-4567.", ["tel:+442079460000", "tel:5551234567"]),
        ("555-1234, 0301234567", ["tel:5551234", "tel:0301234567"]),
        ("On 2024-05-31 10:30, 31/05/2024, from 192.168.178.100", []),
        ("The end.It costs 12.50, e.g. 1,234,567 or 3.5 a@b @c d@ ://x", []),
        ("v1.2.3 12345678901234567 A1234567 1234567B", []),
        ("tel https://example.com/5551234567", ["https://example.com/5551234567"]),
        ("Grüße: https://example.com/ü", ["https://example.com/%C3%BC"]),
        ("", []), ("   ", []), ("...", []), ("+", []), ("((((", []),
    ]

    @Test("Addresses and numbers are found without the punctuation around them", arguments: cases)
    func found(text: String, urls: [String]) {
        let matches = DataDetector.matches(in: text, types: [.link, .phoneNumber])
        #expect(matches.map(\.url.absoluteString) == urls)
    }

    @Test("Only the kinds that are asked for are found, at their places")
    func kinds() {
        let text = "🙂 example.com 555 123 4567"
        #expect(DataDetector.matches(in: text, types: .link).map(\.range) == [3..<14])
        #expect(DataDetector.matches(in: text, types: .phoneNumber).map(\.range) == [15..<27])
        #expect(DataDetector.matches(in: text, types: .all).count == 2)
        #expect(DataDetector.matches(in: text, types: .address).isEmpty)
    }

    @Test("Whatever a text contains, matches are in order, within it, and apart")
    func anything() {
        var numbers = SeededNumbers(seed: 46)
        let parts = [
            "a", "1", "23", "+", "(", ")", "-", ".", "/", "@", ":", "://", "www.", ".com", " ", "🙂", "é",
            "\n",
        ]
        for _ in 0..<3_000 {
            let text = (0..<numbers.next(below: 30)).map { _ in numbers.element(of: parts) }.joined()
            var end = 0
            for match in DataDetector.matches(in: text, types: .all) {
                #expect(
                    match.range.lowerBound >= end && match.range.upperBound <= text.utf16.count, "\(text)")
                end = match.range.upperBound
            }
        }
    }
}
