import XCTest

/// In a file of its own: XCTest has many names of Swift Testing's tests.
func skip() throws { throw XCTSkip("No camera.") }
