/// A menu of actions and submenus.
///
/// ```swift
/// let sort = UIMenu(title: "Sort by", options: .singleSelection, children: [
///     UIAction(title: "Name", state: .on) { _ in model.sortByName() },
///     UIAction(title: "Date") { _ in model.sortByDate() },
/// ])
/// button.menu = UIMenu(children: [rename, sort])
/// button.showsMenuAsPrimaryAction = true
/// ```
///
/// An open menu is a view in front of everything else in the window, with a button for each of its elements, which
/// queries find by their titles. A tap on a submenu opens it in the menu's place; with ``Options/displayInline`` it is
/// a section instead. A tap on an action closes the menu and performs it; a tap outside closes it.
@preconcurrency @MainActor
public final class UIMenu: UIMenuElement {
    /// How a submenu is shown, and how its elements are selected.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits, as UIKit numbers them.
        public let rawValue: UInt

        /// Makes a set of options from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// It is a section of its parent menu, and is not opened.
        public static let displayInline = Self(rawValue: 1 << 0)
        /// Its actions cannot be undone, and it is shown in red.
        public static let destructive = Self(rawValue: 1 << 1)
        /// Only one of the actions in it and in its submenus is on: selecting one turns the others off.
        public static let singleSelection = Self(rawValue: 1 << 5)
    }

    /// How large a menu shows its elements.
    public enum ElementSize: Int, Sendable {
        /// Several beside each other, as images.
        case small
        /// Several beside each other, with titles.
        case medium
        /// One below the other.
        case large
        /// As the system decides.
        case automatic = -1
    }

    /// How large the elements are preferred; an open menu here shows them one below the other in any case.
    public var preferredElementSize: ElementSize

    /// The menu's identity; unique unless one is given.
    public let identifier: Identifier
    /// How the menu is shown in another.
    public let options: Options
    /// The menu's elements.
    public let children: [UIMenuElement]

    /// Makes a menu.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UIApplication.shared.nextActionName())
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Returns the same menu with other elements.
    public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let menu = UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
        menu.accessibilityIdentifier = accessibilityIdentifier
        return menu
    }

    /// The actions in the menu, its sections and its submenus that are on, in order.
    public var selectedElements: [UIMenuElement] {
        var selected: [UIMenuElement] = []
        for action in actions where action.state == .on { selected.append(action) }
        return selected
    }

    /// All actions in the menu and its submenus, in order.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    var actions: [any UIMenuLeaf] {
        var actions: [any UIMenuLeaf] = []
        var pending: [UIMenuElement] = [self]
        while let element = pending.popLast() {
            switch element {
            case let action as any UIMenuLeaf: actions.append(action)
            case let menu as UIMenu: pending += menu.children.reversed()
            case let deferred as UIDeferredMenuElement: pending += (deferred.elements ?? []).reversed()
            default: break
            }
        }
        return actions
    }

    /// Turns one of the menu's actions on, and all others off.
    func select(_ chosen: any UIMenuLeaf) {
        for action in actions { action.state = action === chosen ? .on : .off }
    }
}
