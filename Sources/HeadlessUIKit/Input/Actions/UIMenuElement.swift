import Foundation

/// What a menu is made of: an action, another menu, or something that is known only when it is shown.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// Whether an element is chosen, as a tick shows.
    public enum State: Int, Sendable {
        /// It is not.
        case off = 0
        /// It is.
        case on = 1
        /// Some of what it stands for is.
        case mixed = 2
    }

    /// How an element is shown.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits, as UIKit numbers them.
        public let rawValue: UInt

        /// Makes a set of attributes of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// It does not respond.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// It cannot be undone, and is shown in red.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// It is left out.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    final var titleStore: String
    final var imageStore: UIImage?

    /// What is written below the title.
    open var subtitle: String?

    init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
        titleStore = title
        imageStore = image
        self.subtitle = subtitle
        super.init()
    }

    /// What the element is called.
    open var title: String { titleStore }

    /// The picture beside the title.
    open var image: UIImage? { imageStore }
}
