import Foundation
import Testing

@testable import Swerkin

private enum Plan { case free, paid }
private enum Seat { case row(Int), none }
private struct Address: Equatable { var street = "Main Street" }
private struct Plain { var text = "a" }
private final class Plainest: Sendable {}
private class Named: Equatable {
    let name: String
    init(_ name: String) { self.name = name }
    static func == (lhs: Named, rhs: Named) -> Bool { lhs.name == rhs.name }
}
private final class Renamed: Named {}

@Suite("Values of preconditions") struct PreconditionValueTests {
    private static let object = Plainest()

    // The values are compared by one test at a time, and not kept.
    nonisolated(unsafe) private static let pairs: [(Any, Any, Bool)] = [
        // Numbers, of whichever types.
        (1, 1, true), (1, 2, false), (1, 1.0, true), (1.5, 1, false), (UInt8(7), Int64(7), true),
        (Float(0.5), 0.5, true), (Float(0.1), 0.1, false), (CGFloat(2), 2, true),
        (Int.max, Double(Int.max), false), (-1, UInt.max, false), (Double.nan, Double.nan, false),
        // Truth values are none.
        (true, true, true), (true, false, false), (true, 1, false),
        // Texts.
        ("a", "a", true), ("a", "A", false), ("é", "e\u{301}", true), ("abc".prefix(1), "a", true),
        ("1", 1, false), ("", "", true),
        // Optionals.
        (Int?.some(1) as Any, 1, true), (Int?.none as Any, Int?.none as Any, true),
        (Int?.none as Any, String?.none as Any, true), (Int?.none as Any, 0, false),
        (Int??.some(.some(1)) as Any, Int?.some(1) as Any, true),
        // Arrays, in any order.
        ([1, 2], [1, 2], true), ([1, 2], [2, 1], true), ([1, 1, 2], [1, 2, 2], false), ([1], [1, 1], false),
        ([1, 2], [1.0, 2.0], true), ([1, "a"] as [Any], ["a", 1] as [Any], true), ([Int](), [String](), true),
        ([[1, 2], [3]], [[3], [2, 1]], true), ([1], 1, false),
        ([1, nil] as [Int?], [nil, 1] as [Int?], true),
        // Dictionaries.
        (["a": 1], ["a": 1], true), (["a": 1], ["a": 2], false), (["a": 1], ["b": 1], false),
        (["a": 1, "b": 2], ["b": 2.0, "a": 1.0], true), (["a": 1], ["a": 1, "b": 2], false),
        (["a": ["b": [1, 2]]], ["a": ["b": [2, 1]]], true), ([1: "a"], ["1": "a"], false),
        // Whatever says itself that it is equal.
        (Plan.free, Plan.free, true), (Plan.free, Plan.paid, false), (Plan.free, "free", false),
        (Address(), Address(), true), (Address(), Address(street: "Side Street"), false),
        (Set([1, 2]), Set([2, 1]), true), (Set([1]), Set([2]), false),
        (Named("a"), Named("a"), true), (Named("a"), Renamed("a"), true), (Renamed("a"), Named("a"), true),
        (Named("a"), Renamed("b"), false),
        (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 0), true),
        // The rest, by type and text; objects by identity.
        (Seat.row(1), Seat.row(1), true), (Seat.row(1), Seat.row(2), false), (Seat.none, Seat.none, true),
        (Plain(), Plain(), true), (Plain(), Plain(text: "b"), false), ((1, "a"), (1, "a"), true),
        (object, object, true), (object, Plainest(), false),
    ]

    @Test("Two values are equal, or not, in both directions", arguments: pairs.indices)
    func equality(index: Int) {
        let (left, right, expected) = Self.pairs[index]
        #expect(
            (PreconditionValue(left) == PreconditionValue(right)) == expected, "\(left) and \(right)")
        #expect(
            (PreconditionValue(right) == PreconditionValue(left)) == expected, "\(right) and \(left)")
    }

    // The same.
    nonisolated(unsafe) private static let weights: [([PreconditionKey: Any], [PreconditionKey: Any], Int)] =
        [
            ([:], [:], 1), ([:], [.loggedIn: true], 1),
            ([.loggedIn: true], [:], 0), ([.loggedIn: true], [.loggedIn: true], 5),
            ([.loggedIn: true], [.loggedIn: false], 0), ([.loggedIn: true], [.coupon: true], 0),
            ([.loggedIn: true, .coupon: 1], [.loggedIn: true], 0),
            ([.loggedIn: true, .coupon: 1], [.loggedIn: true, .language: "en"], 5),
            ([.loggedIn: true, .coupon: 1], [.loggedIn: true, .coupon: 1.0, .language: "en"], 10),
            ([.coupon: ["a", "b"]], [.coupon: ["b", "a"]], 5),
        ]

    @Test("A segment weighs what fits", arguments: weights.indices)
    func weight(index: Int) {
        let (preconditions, conditions, expected) = Self.weights[index]
        let segment = PathSegment(
            start: ScreenName("A"), end: ScreenName("B"), step: {}, conditions: preconditions)
        #expect(segment.weight(under: conditions) == expected)
    }
}
