import TestRecording
import Testing
import XCTest

/// A test that ran scenarios, as reports name it.
struct ReportedTest: Codable, Hashable, Sendable {
    var module: String
    /// The type that it is a function of, with those around it: `Login.Errors`; `nil` of a free function.
    var suite: String?
    /// The function, without brackets: `testLogin`.
    var function: String
    /// What it was called with; `nil` if it has no parameters.
    var argument: String?
}

extension ReportedTest {
    static var current: ReportedTest? {
        if let testCase = RunningTestCase.current { return ReportedTest(testCase) }
        return Test.current.map { ReportedTest($0, Test.Case.current) }
    }

    /// A test of XCTest, whose name is `Class.method`.
    private init(_ testCase: XCTestCase) {
        let type = String(reflecting: type(of: testCase)).split(separator: ".")
        let name = testCase.name.split(separator: ".").last ?? ""
        self.init(
            module: type.first.map(String.init) ?? "", suite: type.dropFirst().joined(separator: "."),
            function: String(name.prefix { $0 != "(" && $0 != " " }))
    }

    /// A test of Swift Testing, whose last name is `function(parameter:)`.
    private init(_ test: Test, _ testCase: Test.Case?) {
        let names = test.id.nameComponents
        let suites = names.dropLast()
        self.init(
            module: test.id.moduleName, suite: suites.isEmpty ? nil : suites.joined(separator: "."),
            function: String((names.last ?? test.name).prefix { $0 != "(" }),
            argument: testCase.flatMap(Self.argument))
    }

    /// What a test was called with.
    ///
    /// Swift Testing has no public function for it: it is read by reflection, and left out if that finds none.
    private static func argument(of testCase: Test.Case) -> String? {
        guard testCase.isParameterized, let arguments = find("arguments", in: testCase, depth: 3) else {
            return nil
        }
        let texts = Mirror(reflecting: arguments).children.compactMap { argument in
            find("value", in: argument.value, depth: 1).map { String(describingForTest: $0) }
        }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    private static func find(_ label: String, in value: Any, depth: Int) -> Any? {
        let children = Mirror(reflecting: value).children
        if let found = children.first(where: { $0.label == label }) { return found.value }
        guard depth > 0 else { return nil }
        return children.lazy.compactMap { find(label, in: $0.value, depth: depth - 1) }.first
    }
}
