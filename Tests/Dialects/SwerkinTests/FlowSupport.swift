import FailureReporting
import HeadlessUIKit
import Scenarios
import TestSupport

@testable import Swerkin

/// What a test of steps did in a world of its own.
struct Performed {
    /// The failures, each `line: text`.
    var failures: [String] = []
    /// The report as text.
    var report = ""
}

/// Runs `body` with a test case in a world of its own, whose failures fail no test.
@MainActor
func performing(
    _ testCase: BaseTestCase = BaseTestCase(name: "A test", testClosure: { _ in }),
    _ body: (BaseTestCase) throws -> Void
) rethrows -> Performed {
    var performed = Performed()
    try inOwnWorld {
        CurrentTest.note(testCase)
        defer { CurrentTest.note(nil) }
        testCase.begin(launching: nil)
        let failures = try FailureCollector.failures {
            try body(testCase)
            testCase.end()
        }
        performed.failures = failures.map { "\($0.site.map { "\($0.line)" } ?? "no line"): \($0.text)" }
        performed.report = ScenarioReport.current.description
    }
    return performed
}

/// A screen's name that a test makes up.
struct ScreenName: PresentableScreen, ExpressibleByStringLiteral, Hashable {
    let rawValue: String

    init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    init(stringLiteral value: String) {
        self.init(value)
    }
}

/// A way into a screen: where it begins, and its preconditions.
struct Way {
    let start: ScreenName
    var preconditions: [PreconditionKey: Any] = [:]

    static func from(_ start: ScreenName, _ preconditions: [PreconditionKey: Any] = [:]) -> Way {
        Way(start: start, preconditions: preconditions)
    }
}

/// Screens that have nothing but ways into them, each of which notes itself when it is taken: `B#0`.
final class MapProvider: ScreenProvider<ScreenName> {
    let log = EventLog()
    /// What a way does besides.
    var action: (ScreenName) -> Void = { _ in }
    private let test: BaseTestCase
    private let ways: (ScreenName) -> [Way]?

    init(_ test: BaseTestCase, _ ways: @escaping (ScreenName) -> [Way]?) {
        self.test = test
        self.ways = ways
    }

    override func screen(for screen: ScreenName) -> (any ScreenObject)? {
        guard let ways = ways(screen) else { return nil }
        let (object, log, action) = (MapScreen(testCase: test), log, action)
        object.segments = ways.enumerated().map { index, way in
            PathSegment(
                start: way.start, end: screen,
                step: {
                    log.add("\(screen.rawValue)#\(index)")
                    action(screen)
                }, conditions: way.preconditions)
        }
        return object
    }
}

final class MapScreen: ScreenObject {
    var test: BaseTestCase
    var segments: [PathSegment] = []
    let trait = ""
    let name = ""

    required init(testCase: BaseTestCase) {
        test = testCase
    }

    func renderScreen() {}
    func entryPathSegments() -> [PathSegment] { segments }
}

extension BaseTestCase {
    /// Registers screens with the ways into them; a screen that is not listed has none, but exists.
    @MainActor @discardableResult
    func register(_ map: [ScreenName: [Way]]) -> MapProvider {
        let provider = MapProvider(self) { map[$0] ?? [] }
        screenPresenter.registerScreenProvider(provider, for: ScreenName.self)
        return provider
    }
}

extension PreconditionKey {
    static let coupon = PreconditionKey(rawValue: "coupon")
    static let language = PreconditionKey(rawValue: "language")
}
