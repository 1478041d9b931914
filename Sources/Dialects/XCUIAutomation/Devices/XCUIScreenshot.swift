import FailureReporting
import HeadlessUIKit
import Pictures

/// A picture of the screen, or of the part of it that an element is in.
///
/// ```swift
/// let attachment = XCTAttachment(screenshot: app.screenshot())
/// attachment.name = "After the launch"
/// attachment.lifetime = .keepAlways
/// add(attachment)
/// ```
///
/// It consists of shapes and texts, not of pixels, and is written as SVG, which browsers show.
public final class XCUIScreenshot: NSObject, Sendable {
    /// The picture as a file of SVG.
    public let svgRepresentation: Data

    /// Makes a picture of a rectangle of the screen, in points; `nil` for the whole screen.
    init(of rect: CGRect?, title: String) {
        svgRepresentation = OnMainActor.run {
            let picture = Picture(of: UIScreen.main)
            return Data((rect.map { picture.svg(in: $0, title: title) } ?? picture.svg()).utf8)
        }
    }
}
