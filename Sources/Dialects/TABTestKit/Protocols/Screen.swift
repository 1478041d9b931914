import FailureReporting
import XCUIAutomation

/// A screen of the application, known by one element.
///
/// ```swift
/// struct ProfileScreen: Screen {
///     let trait = Header(id: "My Profile")
///     let logOutButton = Button(id: "Log out")
/// }
/// let profileScreen = ProfileScreen()
/// ```
///
/// Where another module with a `Screen` is imported, too, `TABTestKit::Screen` is this one.
public protocol Screen: Sendable {
    /// The type of the trait.
    associatedtype Trait: Element
    /// The element that the screen always has, and no other screen.
    var trait: Trait { get }
}

extension Screen {
    /// Waits until the trait exists, is hittable and visible, each up to 30 s of virtual time; else it is a failure.
    public func await(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { awaitTrait() }
    }

    /// Waits until the trait exists, is hittable and visible, as protocols with this requirement ask.
    @_disfavoredOverload
    public func await() { awaitTrait() }

    private func awaitTrait() {
        StateWait(trait, [.exists, .hittable, .visible]).requireAll()
    }
}
