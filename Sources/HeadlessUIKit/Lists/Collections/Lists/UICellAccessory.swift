import Foundation

/// Something small beside the content of a list's cell.
///
/// ```swift
/// cell.accessories = [.disclosureIndicator(), .delete { remove(item) }]
/// ```
@preconcurrency @MainActor
public struct UICellAccessory {
    /// When an accessory is shown.
    public enum DisplayedState: Sendable {
        /// Whether or not the collection view is edited.
        case always
        /// While the collection view is edited.
        case whenEditing
        /// While the collection view is not edited.
        case whenNotEditing
    }

    /// On which side of the content an accessory is.
    public enum Placement: Sendable {
        /// Before it.
        case leading(displayed: DisplayedState = .always)
        /// After it.
        case trailing(displayed: DisplayedState = .always)
    }

    /// A view of one's own as an accessory.
    @preconcurrency @MainActor
    public struct CustomViewConfiguration {
        /// The view, which keeps its size.
        public let customView: UIView
        /// On which side of the content it is, and when.
        public let placement: Placement

        /// Makes an accessory of a view.
        public init(customView: UIView, placement: Placement) {
            self.customView = customView
            self.placement = placement
        }
    }

    /// How an item of an outline is expanded.
    public enum OutlineDisclosureStyle: Sendable {
        /// By the accessory, or by the whole cell if it cannot be selected.
        case automatic
        /// By the whole cell.
        case header
        /// By the accessory.
        case cell
    }

    enum Kind {
        case symbol(String)
        case label(String)
        case delete
        case outlineDisclosure(OutlineDisclosureStyle)
        case custom(UIView)
    }

    let kind: Kind
    let isLeading: Bool
    let displayed: DisplayedState
    let action: (@MainActor () -> Void)?

    private init(
        _ kind: Kind, isLeading: Bool = false, _ displayed: DisplayedState,
        _ action: (@MainActor () -> Void)? = nil
    ) {
        self.kind = kind
        self.isLeading = isLeading
        self.displayed = displayed
        self.action = action
    }

    /// The sign that an item leads to something else.
    public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(.symbol("chevron.right"), displayed)
    }

    /// The sign that an item is chosen.
    public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(.symbol("checkmark"), displayed)
    }

    /// A text.
    public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(.label(text), displayed)
    }

    /// A button before the content that deletes the item, while the collection view is edited.
    ///
    /// - Parameter actionHandler: deletes it.
    public static func delete(
        displayed: DisplayedState = .whenEditing, actionHandler: (@MainActor () -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.delete, isLeading: true, displayed, actionHandler)
    }

    /// A button that shows the items below one in an outline, or no longer.
    ///
    /// - Parameter actionHandler: what it does instead of that.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, style: OutlineDisclosureStyle = .automatic,
        actionHandler: (@MainActor () -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.outlineDisclosure(style), displayed, actionHandler)
    }

    /// A view of one's own.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        switch configuration.placement {
        case .leading(let displayed):
            UICellAccessory(.custom(configuration.customView), isLeading: true, displayed)
        case .trailing(let displayed): UICellAccessory(.custom(configuration.customView), displayed)
        }
    }

    /// Whether it is shown while the collection view is edited, or is not.
    func isDisplayed(editing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: editing
        case .whenNotEditing: !editing
        }
    }
}
