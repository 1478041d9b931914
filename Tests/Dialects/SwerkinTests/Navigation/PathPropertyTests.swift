import HeadlessUIKit
import Robot
import TestSupport
import Testing

@testable import Swerkin

@MainActor @Suite("Paths on random maps", .robot) struct PathPropertyTests {
    private let conditions: [PreconditionKey: Any] = [.loggedIn: true, .coupon: 2]

    @Test("The path is the one that a plain search by the same rule finds", arguments: 1...30)
    func likeThePlainSearch(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        var found = 0
        for _ in 0..<40 {
            let map = map(of: 2 + numbers.next(below: 5), ways: 4, &numbers)
            let (path, _) = search(map)
            let expected = PlainSearch(map, under: conditions).path(to: "S1")
            #expect(path == expected, "\(map)")
            found += path == nil ? 0 : 1
        }
        #expect((5..<40).contains(found))
    }

    @Test(
        "A large map takes work in proportion to its segments for each screen of the path", arguments: 2...6)
    func work(seed: Int) throws {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let screens = 400
        let map = map(of: screens, ways: 8, &numbers)
        let (path, work) = search(map)
        let segments = map.values.reduce(0) { $0 + $1.count }
        let steps = try #require(path).count
        #expect(steps > 1)
        #expect(Set(try #require(path).map { $0.prefix { $0 != "#" } }).count == steps)
        #expect(work <= 2 * segments * steps)
    }

    @Test("Dead ends and cycles that a search by trial would try again and again cost no more")
    func traps() throws {
        // Each screen is entered by two heavy ways, which lead round, and by a light one that leads on.
        let screens = 200
        var map: [ScreenName: [Way]] = [:]
        for index in 1...screens {
            let back = (1...2).map {
                Way.from(ScreenName("S\(max(1, index - $0))"), [.loggedIn: true])
            }
            map[ScreenName("S\(index)")] = back + [.from(ScreenName("S\(index == screens ? 0 : index + 1)"))]
        }
        let (path, work) = search(map)
        #expect(path == (1...screens).reversed().map { "S\($0)#2" })
        #expect(work <= 2 * 3 * screens * screens)
    }

    @Test("A long chain is followed in one visit")
    func chain() {
        let screens = 5000
        var map: [ScreenName: [Way]] = [:]
        for index in 1...screens {
            map[ScreenName("S\(index)")] = [.from(ScreenName("S\(index == screens ? 0 : index + 1)"))]
        }
        let (path, work) = search(map)
        #expect(path?.count == screens)
        #expect(work == screens)
    }

    // MARK: Maps

    /// A map of some screens, S0 to Sn, each with up to a number of ways into it.
    private func map(of screens: Int, ways: Int, _ numbers: inout SeededNumbers) -> [ScreenName: [Way]] {
        let preconditions: [[PreconditionKey: Any]] = [
            [:], [:], [.loggedIn: true], [.loggedIn: false], [.loggedIn: true, .coupon: 2],
            [.loggedIn: true, .coupon: 2, .language: "en"],
        ]
        var map: [ScreenName: [Way]] = [:]
        for index in 0..<screens {
            map[ScreenName("S\(index)")] = (0..<numbers.next(below: ways)).map { _ in
                .from(ScreenName("S\(numbers.next(below: screens))"), numbers.element(of: preconditions))
            }
        }
        return map
    }

    /// The path from S0 to S1, each segment by the screen that it leads to and its number there.
    private func search(_ map: [ScreenName: [Way]]) -> (path: [String]?, work: Int) {
        let test = BaseTestCase(name: "A test", testClosure: { _ in })
        let provider = test.register(map)
        let screens = ScreenMap(
            from: ScreenName("S0"), to: ScreenName("S1"), under: conditions, test.screenPresenter)
        var search = PathSearch(in: screens)
        guard let path = search.path() else { return (nil, search.work) }
        for entry in path { entry.segment.step() }
        return (provider.log.takeLines(), search.work)
    }
}

/// A search that tries each way in the order of the rule, and takes it back if it leads nowhere.
private struct PlainSearch {
    private let map: [ScreenName: [Way]]
    private let conditions: [PreconditionKey: Any]
    private let start: ScreenName = "S0"

    init(_ map: [ScreenName: [Way]], under conditions: [PreconditionKey: Any]) {
        self.map = map
        self.conditions = conditions
    }

    func path(to end: ScreenName) -> [String]? { path(to: end, [end]) }

    private func path(to screen: ScreenName, _ onPath: Set<ScreenName>) -> [String]? {
        if screen == start { return [] }
        let ways = map[screen, default: []].enumerated().filter { !onPath.contains($0.element.start) }
        let ordered = ways.sorted { left, right in
            let (one, other) = (rank(left.element, onPath), rank(right.element, onPath))
            return (one.0, one.1, left.offset) < (other.0, other.1, right.offset)
        }
        for (index, way) in ordered {
            guard let rest = path(to: way.start, onPath.union([way.start])) else { continue }
            return rest + ["\(screen.rawValue)#\(index)"]
        }
        return nil
    }

    /// What the ways are ordered by: the heaviest first, then the one with the shortest way behind it.
    private func rank(_ way: Way, _ onPath: Set<ScreenName>) -> (Int, Int) {
        let segment = PathSegment(start: way.start, end: start, step: {}, conditions: way.preconditions)
        return (-segment.weight(under: conditions), length(to: way.start, onPath) ?? .max)
    }

    /// The length of the shortest of all ways from the start to a screen that enter no screen twice.
    private func length(to screen: ScreenName, _ onPath: Set<ScreenName>) -> Int? {
        if screen == start { return 0 }
        let onPath = onPath.union([screen])
        return map[screen, default: []].filter { !onPath.contains($0.start) }
            .compactMap { length(to: $0.start, onPath) }.min().map { $0 + 1 }
    }
}
