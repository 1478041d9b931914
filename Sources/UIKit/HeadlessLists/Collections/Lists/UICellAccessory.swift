/// An accessory beside the content of a list cell.
///
/// ```swift
/// cell.accessories = [.disclosureIndicator(), .delete { remove(item) }]
/// ```
@preconcurrency @MainActor
public struct UICellAccessory {
    /// When an accessory is shown.
    public enum DisplayedState: Sendable {
        /// In editing mode and outside.
        case always
        /// In editing mode.
        case whenEditing
        /// Outside of editing mode.
        case whenNotEditing
    }

    /// The side of the content on which an accessory is.
    public enum Placement: Sendable {
        /// Before the content.
        case leading(displayed: DisplayedState = .always)
        /// After the content.
        case trailing(displayed: DisplayedState = .always)
    }

    /// The configuration of a custom view as an accessory.
    @preconcurrency @MainActor
    public struct CustomViewConfiguration {
        /// The view, which keeps its size.
        public let customView: UIView
        /// The side of the content on which it is shown, and when.
        public let placement: Placement

        /// Creates a configuration of a view.
        public init(customView: UIView, placement: Placement) {
            self.customView = customView
            self.placement = placement
        }
    }

    /// How an outline's item is expanded.
    public enum OutlineDisclosureStyle: Sendable {
        /// By tapping the accessory, or the whole cell if it cannot be selected.
        case automatic
        /// By tapping the whole cell.
        case header
        /// By tapping the accessory.
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

    /// A chevron: the item leads to further content.
    public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(.symbol("chevron.forward"), displayed)
    }

    /// A checkmark, for an item that is chosen.
    public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(.symbol("checkmark"), displayed)
    }

    /// A label with a text.
    public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(.label(text), displayed)
    }

    /// A button before the content that deletes the item, in editing mode.
    ///
    /// - Parameter actionHandler: deletes it.
    public static func delete(
        displayed: DisplayedState = .whenEditing, actionHandler: (@MainActor () -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.delete, isLeading: true, displayed, actionHandler)
    }

    /// A button that expands or collapses the item in an outline.
    ///
    /// - Parameter actionHandler: called instead of that.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, style: OutlineDisclosureStyle = .automatic,
        actionHandler: (@MainActor () -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.outlineDisclosure(style), displayed, actionHandler)
    }

    /// A custom view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        switch configuration.placement {
        case .leading(let displayed):
            UICellAccessory(.custom(configuration.customView), isLeading: true, displayed)
        case .trailing(let displayed): UICellAccessory(.custom(configuration.customView), displayed)
        }
    }

    func isDisplayed(editing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: editing
        case .whenNotEditing: !editing
        }
    }
}
