import XCTest

/// Takes where failures are, and their texts, as XCTest's observers learn of them.
final class TakenPlaces: NSObject, XCTestObservation {
    private(set) var places: [String] = []
    private(set) var texts: [String] = []

    func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
        atLine lineNumber: Int
    ) {
        places.append("\(filePath ?? ""):\(lineNumber)")
        texts.append(description)
    }
}
