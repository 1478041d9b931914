/// The buttons beside the suggestions above an iPad's keyboard. It has no effect here.
///
/// The keyboard of the simulated device has no bar of shortcuts: the groups are kept.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    /// Whether the bar may hide while there are no suggestions.
    open var allowsHidingShortcuts = true
    /// The groups at the leading end.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// The groups at the trailing end.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
