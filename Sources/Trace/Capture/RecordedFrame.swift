import HeadlessUIKit

/// The screen at an instant.
struct RecordedFrame: Sendable {
    /// In virtual time, since the start of the recording.
    var time: Duration
    var screen: ScreenState
    /// From back to front.
    var windows: [RecordedNode]
    /// The number of the first responder's view.
    var focus: Int?
    /// `nil` if they were not recorded.
    var trees: RecordedTrees?
}

/// The device's screen, as far as a picture needs it.
struct ScreenState: Equatable, Sendable {
    var size: CGSize
    var insets: UIEdgeInsets
    var isDark: Bool

    @MainActor
    init(_ application: UIApplication) {
        let screen = application.screen
        size = screen.bounds.size
        insets = application.device.profile.safeAreaInsets
        isDark = screen.traitCollection.userInterfaceStyle == .dark
    }
}

/// What assistive technology and XCUITest's elements see.
struct RecordedTrees: Equatable, Sendable {
    var accessibility: [RecordedRow<AccessibilityRecord>] = []
    var automation: [RecordedRow<AutomationRecord>] = []
}

/// A row of a tree.
struct RecordedRow<Record: Hashable & Sendable>: Hashable, Sendable {
    var depth: Int
    /// The number of the view; 0 for an element that is not a view.
    var view: Int
    var record: Record
    /// Where it is on the screen, if that is not where the view is.
    var frame: CGRect?
    /// Which one it is of the elements of its type, if not as many of them come before it in the tree.
    var number: Int?
}

/// An element as assistive technology sees it.
struct AccessibilityRecord: Hashable, Sendable {
    var isElement: Bool
    var role: String
    var label = ""
    var value = ""
    var hint = ""
    var identifier = ""
    /// Such as `[.button, .selected]`; empty for none.
    var traits = ""
    var actions: [String] = []
}

/// An element as XCUITest sees it.
package struct AutomationRecord: Hashable, Sendable {
    package var type: String
    package var identifier = ""
    package var label = ""
    package var value = ""
    package var placeholder = ""
    package var isEnabled = true
    package var isSelected = false
    package var hasFocus = false

    package init(type: String) {
        self.type = type
    }
}
