import FailureReporting
import XCUIAutomation

/// The sheet of a `UIActivityViewController`, by which contents are shared.
///
/// ```swift
/// dismiss(ActivitySheet())
/// ```
public struct ActivitySheet: Element, Dismissable {
    /// `ActivityListView`, the identifier of the sheet's view.
    public let id: String? = "ActivityListView"
    /// The application that shows it.
    public let parent: any Element
    /// `other`.
    public let type: XCUIElement.ElementType = .other

    /// Makes a description of the sheet.
    ///
    /// - Parameter parent: the application that shows it.
    public init(parent: any Element = App.shared) {
        self.parent = parent
    }

    /// The button that closes it.
    public var cancelButton: Button { Button(id: "Close", parent: self) }

    /// Taps the button that closes it.
    @_disfavoredOverload
    public func dismiss() { CallSite.ofCaller.whileCurrentUnlessNested { cancelButton.tap() } }
}
