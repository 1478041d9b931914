/// A named part of a test.
public protocol XCTActivity: NSObjectProtocol {
    /// What the part does, in words.
    var name: String { get }

    /// Adds a text, data or a file to what the test reports; see ``XCTAttachment``.
    func add(_ attachment: XCTAttachment)
}
