import HeadlessUIKit
import XCUIAutomation

extension XCUIDevice {
    /// The rectangle of the screen, in points.
    public var frame: CGRect { OnMainActor.run { UIApplication.shared.screen.bounds } }
}
