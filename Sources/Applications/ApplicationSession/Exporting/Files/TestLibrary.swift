/// The library that runs a test.
enum TestLibrary: String, CaseIterable {
    case testing
    case xctest

    var module: String { self == .testing ? "Testing" : "XCTest" }
}
