import Foundation

/// A list of things to do, and of more such lists.
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
/// Open, it is a view in front of all else in the window, with a button for each of its elements: queries and gestures
/// find them by their titles. A menu in it opens in its place when it is tapped, or stands in it as a section with
/// ``Options/displayInline``. A tap on an action closes the menu and performs it; a tap outside closes it.
@preconcurrency @MainActor
public final class UIMenu: UIMenuElement {
    /// What tells one menu from another.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes an identifier of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes an identifier of a name.
        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }
    }

    /// How a menu is shown in another, and what can be chosen in it.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits, as UIKit numbers them.
        public let rawValue: UInt

        /// Makes a set of options of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// It is a section of the menu that it is in, and is not opened.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// What it does cannot be undone, and it is shown in red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// Only one of the actions in it, and in menus in it, is on: choosing one turns the others off.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// What tells the menu from others; unique unless one is given.
    public let identifier: Identifier
    /// How the menu is shown in another.
    public let options: Options
    /// What is in the menu.
    public let children: [UIMenuElement]

    /// Makes a menu.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UIApplication.shared.nextActionName())
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The same menu with something else in it.
    public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }

    /// The actions in the menu, and in the sections and menus in it, that are on, in order.
    public var selectedElements: [UIMenuElement] {
        var selected: [UIMenuElement] = []
        for action in actions where action.state == .on { selected.append(action) }
        return selected
    }

    /// All actions in the menu and in menus in it, in order.
    ///
    /// - Complexity: O(*n*) in the elements.
    var actions: [UIAction] {
        var actions: [UIAction] = []
        var pending: [UIMenuElement] = [self]
        while let element = pending.popLast() {
            switch element {
            case let action as UIAction: actions.append(action)
            case let menu as UIMenu: pending += menu.children.reversed()
            case let deferred as UIDeferredMenuElement: pending += (deferred.elements ?? []).reversed()
            default: break
            }
        }
        return actions
    }

    /// Turns one of the menu's actions on, and all others off.
    func select(_ chosen: UIAction) {
        for action in actions { action.state = action === chosen ? .on : .off }
    }
}
