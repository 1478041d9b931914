import Foundation

/// A question that the system asks the user in front of the application.
///
/// Its views are found by queries like any other and are touched like any other; while one is shown the application is
/// inactive, and others wait for their turn.
///
/// ```swift
/// tapOn(theFirstView(withLabel("Turn on notifications")))
/// #expect(SystemScreen.current.alert?.title == "“Notes” Would Like to Send You Notifications")
/// tapOn(theFirstView(withLabel("Allow")))
/// ```
@MainActor
public struct SystemAlert {
    /// A button of an alert.
    struct Button {
        var title: String
        var action: @MainActor () -> Void
    }

    /// What it asks.
    public let title: String
    /// What it says about that; `nil` for nothing.
    public let message: String?
    let buttons: [Button]
    /// What it is replaced or withdrawn by; 0 for one that never is.
    var identifier = 0

    /// The titles of its buttons, from the left, or from the top if there are more than two.
    public var buttonTitles: [String] { buttons.map(\.title) }
}
