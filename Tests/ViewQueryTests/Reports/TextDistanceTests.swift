import TestSupport
import Testing

@testable import ViewQuery

@Suite("Distances between texts") struct TextDistanceTests {
    nonisolated static let pairs: [(String, String, Int?)] = [
        ("Cancel", "Cancel", 0), ("cancel", "CANCEL", 0), ("", "", 0), ("Cansel", "Cancel", 1),
        ("Cancle", "Cancel", 1), ("Cncel", "Cancel", 1), ("Cancels", "Cancel", 1),
        ("Cancel order", "Cancel", 1),
        ("Cancel", "Cancel order", 3), ("Can", "Cancel order", 6 + 3), ("x", "Delete everything", nil),
        ("Säve", "Save", 1), ("Sa\u{308}ve", "SÄVE", 0), ("OK", "OK?", 1), ("a OK b", "OK", 1),
        ("BOOK", "OK", 2),
        ("Nice", "Price list", 7), ("", "abc", 3), ("abc", "", 3), ("👍🏽 Yes", "👍🏽 Yes!", 1),
    ]

    @Test("Distances are counted in edits, swaps among them, whatever the case", arguments: pairs)
    func edits(_ text: String, _ wanted: String, _ edits: Int?) {
        let expected = edits.flatMap { $0 > TextDistance.limit ? nil : $0 }
        #expect(TextDistance(to: wanted).edits(from: text) == expected)
    }

    @Test("The distance to a part, a beginning or an end counts only what stands there")
    func parts() {
        func edits(_ text: String, _ pattern: TextPattern) -> Int? {
            TextDistance(to: pattern)?.edits(from: text)
        }
        let text = "Cancel the whole order now"
        #expect(edits(text, .containing("whole")) == 0)
        #expect(edits(text, .containing("whloe")) == 1)
        #expect(edits(text, .prefix("Cansel")) == 1)
        #expect(edits(text, .prefix("order")) == 5)
        #expect(edits(text, .suffix("new")) == 1)
        #expect(edits(text, .suffix("Cancel the whole")) == nil)
        #expect(TextDistance(to: .matching(/x/)) == nil)
    }

    @Test("Unless one is a part of the other, the distance is what the plain table gives", arguments: 0..<40)
    func asByTheBook(_ seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        func word() -> String {
            String((0..<numbers.next(below: 9)).map { _ in numbers.element(of: Array("abä")) })
        }
        for _ in 0..<50 {
            let (text, wanted) = (word(), word())
            if text.contains(wanted) || wanted.contains(text) { continue }
            #expect(TextDistance(to: wanted).edits(from: text) == Self.distance(Array(text), Array(wanted)))
        }
    }

    @Test("A low limit saves work and changes no distance up to it", arguments: 0..<40)
    func limits(_ seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        func text() -> String {
            let alphabet = numbers.element(of: ["abc 12", "abcdefghijklmnopqrstuvwxyzäK-. 012345"])
            let length = numbers.next(below: numbers.element(of: [6, 16, 40]))
            return String((0..<length).map { _ in numbers.element(of: Array(alphabet)) })
        }
        for _ in 0..<100 {
            let wanted = text()
            let isPart = numbers.next(below: 3) == 0
            let other = isPart ? text() + wanted.dropLast(numbers.next(below: 12)) + text() : text()
            let forms: [TextPattern.Form] = [
                .exactly(wanted), .containing(wanted), .prefix(wanted), .suffix(wanted),
            ]
            for form in forms {
                let distance = TextDistance(to: TextPattern(form))
                let most = distance?.edits(from: other)
                for limit in 0...TextDistance.limit {
                    let edits = distance?.edits(from: other, limit: limit)
                    let expected = most.flatMap { $0 <= limit ? $0 : nil }
                    #expect(edits == expected, "\(form) \(other) within \(limit)")
                }
            }
        }
    }

    /// By definition: each prefix of the one from each prefix of the other.
    private static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var table = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
        for i in 0...a.count {
            for j in 0...b.count {
                if i == 0 || j == 0 {
                    table[i][j] = i + j
                    continue
                }
                let change = table[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
                table[i][j] = min(change, table[i - 1][j] + 1, table[i][j - 1] + 1)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    table[i][j] = min(table[i][j], table[i - 2][j - 2] + 1)
                }
            }
        }
        return table[a.count][b.count]
    }

    @Test("Texts of any length are compared quickly")
    func long() {
        let long = String(repeating: "lorem ipsum ", count: 50_000)
        #expect(TextDistance(to: long + "a" + long).edits(from: long + "b" + long) == 1)
        #expect(TextDistance(to: long).edits(from: String(repeating: "dolor sit ", count: 60_000)) == nil)
        #expect(TextDistance(to: .containing("dolor"))?.edits(from: long) == 2)
    }
}
