import Catalogue
import Swerkin

/// Check boxes, switches, bar buttons, a popover and other things to touch.
public final class TappableScreen: CatalogueBaseScreen, Accessible {
    override var screen: CatalogueScreen { .tappable }

    /// The check box.
    public override var trait: String { View.checkBox.accessibilityIdentifier }

    /// The button that loads items leads here, in the flow of a user who is logged in.
    public override func entryPathSegments() -> [PathSegment] {
        [
            PathSegment(
                start: CataloguePresentableScreen.waitToSeeScreen,
                end: CataloguePresentableScreen.tappableScreen,
                step: {
                    let loader = WaitToSeeScreen.View.loader.accessibilityIdentifier
                    self.test.And.IWaitToSeeScreen(CataloguePresentableScreen.waitToSeeScreen)
                    self.test.And.IWaitToSeeTappableElement(loader)
                    self.test.And.ITouchButton(loader)
                    self.test.And.IWaitToSeeScreen(CataloguePresentableScreen.tappableScreen)
                }, conditions: [.loggedIn: true])
        ]
    }

    /// The elements of the screen.
    public enum View: String, Accessibility {
        /// Is checked or not.
        case checkBox
        /// A switch that is off at first.
        case toggleSwitch
        /// A switch that is on at first.
        case toggleSwitch2
        /// Reacts to a long press.
        case link
        /// Shows an alert.
        case infoButton = "infoButtonItemID"
        /// A bar button with a title.
        case doneButton = "doneButtonItemID"
        /// Presents a popover, or continues a flow.
        case popUpButton
        /// Presents a sheet.
        case sheetButton
        /// Has the system ask for a permission.
        case permissionButton
        /// Knows whether it is touched in the middle.
        case touchPad
        /// The popover's greeting.
        case helloLabel = "hello"
        /// The sheet's greeting.
        case sheetLabel
        /// Says what was touched.
        case result = "tapEventLabel"
    }
}
