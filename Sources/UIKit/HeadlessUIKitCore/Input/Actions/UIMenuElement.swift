/// An element of a menu: an action, another menu, or a placeholder for elements that load later.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, UIAccessibilityIdentification, AssociationHolder {
    /// What code has associated with the object.
    nonisolated(unsafe) final var associations: Associations?
    /// Whether an element is selected, as a checkmark shows.
    public enum State: Int, Sendable {
        /// It is not selected.
        case off
        /// It is selected.
        case on
        /// A part of what it stands for is selected.
        case mixed
    }

    /// How an element is shown.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits, as UIKit numbers them.
        public let rawValue: UInt

        /// Makes a set of attributes from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// It does not respond to taps.
        public static let disabled = Self(rawValue: 1 << 0)
        /// It cannot be undone, and is shown in red.
        public static let destructive = Self(rawValue: 1 << 1)
        /// It is not shown.
        public static let hidden = Self(rawValue: 1 << 2)
        /// The menu stays open when it is selected.
        public static let keepsMenuPresented = Self(rawValue: 1 << 3)
    }

    final var titleStore: String
    final var imageStore: UIImage?

    /// The text below the title.
    open var subtitle: String?

    /// An identifier for tests; the row that shows the element in an open menu has it, too.
    open var accessibilityIdentifier: String?

    init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
        titleStore = title
        imageStore = image
        self.subtitle = subtitle
        super.init()
    }

    /// The element's title.
    open var title: String { titleStore }

    /// The image beside the title.
    open var image: UIImage? { imageStore }
}
