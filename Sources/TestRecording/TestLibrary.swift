import Testing

/// The test library that runs the current code's test.
package enum TestLibrary: Equatable {
    case swiftTesting
    case xctest(className: String)

    /// It, with the class of the test; `nil` outside of tests.
    package static var running: TestLibrary? {
        if let testCase = RunningTestCase.current { return .xctest(className: "\(type(of: testCase))") }
        return Test.current == nil ? nil : .swiftTesting
    }
}
