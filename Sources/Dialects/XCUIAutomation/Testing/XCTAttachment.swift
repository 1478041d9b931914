/// A text, data or a file that a test adds to its report.
///
/// ```swift
/// let attachment = XCTAttachment(string: app.debugDescription)
/// attachment.name = "After the login"
/// attachment.lifetime = .keepAlways
/// add(attachment)
/// ```
///
/// Under Swift Testing it becomes an attachment of the running test, whatever its ``lifetime-swift.property``.
/// XCTest on Linux has no place for attachments: there a text is written into the log at the end of the test, if the
/// test has failed or the attachment is kept always; of data that is not text, the size. Screenshots are files of SVG.
open class XCTAttachment: NSObject, @unchecked Sendable {
    /// When an attachment is reported.
    public enum Lifetime: Int, Sendable {
        /// Always.
        case keepAlways
        /// If the test fails.
        case deleteOnSuccess
    }

    /// The type of the contents, such as `public.plain-text`.
    public let uniformTypeIdentifier: String
    /// What the attachment is called in the report; `nil` for its type.
    open var name: String?
    /// Further values, which are not reported.
    open var userInfo: [AnyHashable: Any]?
    /// When it is reported; by default if the test fails.
    open var lifetime = Lifetime.deleteOnSuccess
    let payload: Data

    /// Makes an attachment of data of a type.
    ///
    /// - Parameters:
    ///   - identifier: the type, such as `public.json`; `nil` for data of any kind.
    ///   - name: what it is called in the report.
    ///   - payload: the contents; `nil` for none.
    ///   - userInfo: further values, which are not reported.
    public init(
        uniformTypeIdentifier identifier: String?, name: String?, payload: Data?,
        userInfo: [AnyHashable: Any]? = nil
    ) {
        uniformTypeIdentifier = identifier ?? "public.data"
        self.name = name
        self.payload = payload ?? Data()
        self.userInfo = userInfo
    }

    /// Makes an attachment of a text.
    public convenience init(string: String) {
        self.init(uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8))
    }

    /// Makes an attachment of data.
    public convenience init(data payload: Data) {
        self.init(uniformTypeIdentifier: nil, name: nil, payload: payload)
    }

    /// Makes an attachment of data of a type.
    public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
        self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
    }

    /// Makes an attachment of a picture of the screen or of an element, as SVG.
    public convenience init(screenshot: XCUIScreenshot) {
        self.init(
            uniformTypeIdentifier: "public.svg-image", name: nil, payload: screenshot.svgRepresentation)
    }

    /// Makes an attachment of a property list.
    public convenience init(plistObject object: Any) {
        let data = try? PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
        self.init(
            uniformTypeIdentifier: "com.apple.property-list", name: nil,
            payload: data ?? Data("\(object)".utf8))
    }

    /// Makes an attachment of a file's contents; of a file that cannot be read, the attachment is the error.
    public convenience init(contentsOfFile url: URL) {
        do {
            self.init(
                uniformTypeIdentifier: nil, name: url.lastPathComponent, payload: try Data(contentsOf: url))
        } catch {
            self.init(
                uniformTypeIdentifier: "public.plain-text", name: url.lastPathComponent,
                payload: Data("\(error)".utf8))
        }
    }

    var reportedName: String { name ?? "Attachment" }

    var text: String? { payload.contains(0) ? nil : String(validating: payload, as: UTF8.self) }
}
