/// An element of a menu that can be selected: an action or a command.
@preconcurrency @MainActor
public protocol UIMenuLeaf: UIMenuElement {
    /// The element's title.
    var title: String { get set }
    /// The image beside the title.
    var image: UIImage? { get set }
    /// A longer description of the element than its title.
    var discoverabilityTitle: String? { get set }
    /// How a menu shows the element.
    var attributes: UIMenuElement.Attributes { get set }
    /// Whether a menu shows the element as selected.
    var state: UIMenuElement.State { get set }

    /// Performs the element, as a menu does.
    func performWithSender(_ sender: Any?, target: Any?)
}
