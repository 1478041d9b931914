import FailureReporting
import XCUIAutomation

/// An action sheet.
///
/// ```swift
/// Sheet(id: "Delete the note?").actionButton(withID: "Delete").tap()
/// ```
public struct Sheet: PlacedElement, Dismissable {
    /// What it is called, and where it is.
    public let place: ElementPlace
    /// `sheet`.
    public let type: XCUIElement.ElementType = .sheet
    private let dismissButtonID: String

    /// Makes a description of a sheet.
    ///
    /// - Parameters:
    ///   - id: the accessibility identifier or the label.
    ///   - parent: the element that it is inside.
    ///   - dismissButtonID: the identifier or the label of the button that dismisses it.
    public init(id: String, parent: any Element = App.shared, dismissButtonID: String = "Cancel") {
        place = ElementPlace(id: id, parent: parent)
        self.dismissButtonID = dismissButtonID
    }

    /// A button of the sheet.
    public func actionButton(withID actionButtonID: String) -> Button {
        Button(id: actionButtonID, parent: self)
    }

    /// The button that dismisses it.
    public var dismissButton: Button { Button(id: dismissButtonID, parent: self) }

    /// Taps the button that dismisses it.
    @_disfavoredOverload
    public func dismiss() { CallSite.ofCaller.whileCurrentUnlessNested { dismissButton.tap() } }
}
