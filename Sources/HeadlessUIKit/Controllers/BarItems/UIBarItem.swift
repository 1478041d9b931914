import Foundation
import TimeLapse

/// Something that can stand in a bar: a title or a picture, enabled or not.
///
/// An item is no view. The bar that it is in shows it as one, which queries find as they find any other, and
/// which follows when the item changes.
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAccessibilityIdentification {
    /// Makes an item that shows nothing yet.
    public override init() {
        super.init()
    }

    /// What the item says; where it has an image too, that is shown, and the title is read out.
    open var title: String? {
        didSet { lookDidChange() }
    }

    /// The picture that the item shows.
    open var image: UIImage? {
        didSet { lookDidChange() }
    }

    /// Whether the item responds to touches.
    open var isEnabled = true {
        didSet { lookDidChange() }
    }

    /// A number to find the item by.
    open var tag = 0

    /// A name for tests, which no user hears; the view that shows the item has it too.
    open var accessibilityIdentifier: String? {
        didSet { lookDidChange() }
    }

    /// What the item is, in a word or two, for whoever does not see it; its title unless set.
    open var accessibilityLabel: String? {
        didSet { lookDidChange() }
    }

    /// What acting on the item does.
    open var accessibilityHint: String? {
        didSet { lookDidChange() }
    }

    /// What the item stands at.
    open var accessibilityValue: String? {
        didSet { lookDidChange() }
    }

    /// Takes note that the item is to look different.
    func lookDidChange() {}

    /// What shows the item in a bar; `nil` while nothing does.
    package var shownView: UIView? { nil }

    /// Why nothing shows the item, as a clause about it; `nil` if something does.
    package var reasonNotShown: String? { "no bar shows it" }

    /// What the item says, whoever asks.
    var displayTitle: String? { accessibilityLabel ?? title }

    /// The item in a few words, for reports: `UIBarButtonItem "Save" #save`.
    package final var summary: String {
        var words = ["\(type(of: self))"]
        if let name = displayTitle, !name.isEmpty { words.append("\"\(name.inOneLine)\"") }
        if let identifier = accessibilityIdentifier, !identifier.isEmpty { words.append("#\(identifier)") }
        return words.joined(separator: " ")
    }

    /// The class, the title and the identifier; off the main actor the class alone.
    open override nonisolated var description: String {
        MainQueue.ifCurrent { summary } ?? "\(type(of: self))"
    }
}
