@MainActor
enum MenuEntry {
    case title(String)
    case separator
    /// An action, with the single-selection menu that it belongs to, if any.
    case action(any UIMenuLeaf, in: UIMenu?)
    case menu(UIMenu)
    case loading(UIDeferredMenuElement)

    /// The entries of a menu: its elements, with separators around inline sections.
    ///
    /// It works without recursion, for any depth of nested sections.
    ///
    /// - Complexity: O(*n*) in the elements.
    static func entries(of menu: UIMenu) -> [MenuEntry] {
        enum Step {
            case element(UIMenuElement, in: UIMenu?)
            case entry(MenuEntry)
        }
        let group = menu.options.contains(.singleSelection) ? menu : nil
        var entries: [MenuEntry] = []
        var pending = menu.children.reversed().map { Step.element($0, in: group) }
        while let step = pending.popLast() {
            switch step {
            case .entry(let entry): add(entry, to: &entries)
            case .element(let action as any UIMenuLeaf, in: let group):
                if !action.attributes.contains(.hidden) { entries.append(.action(action, in: group)) }
            case .element(let section as UIMenu, in: let group) where section.options.contains(.displayInline):
                let inner = group ?? (section.options.contains(.singleSelection) ? section : nil)
                pending.append(.entry(.separator))
                pending += section.children.reversed().map { .element($0, in: inner) }
                if !section.title.isEmpty { pending.append(.entry(.title(section.title))) }
                pending.append(.entry(.separator))
            case .element(let menu as UIMenu, in: _): entries.append(.menu(menu))
            case .element(let deferred as UIDeferredMenuElement, in: let group):
                if let elements = deferred.elements {
                    pending += elements.reversed().map { .element($0, in: group) }
                } else {
                    entries.append(.loading(deferred))
                }
            case .element: break
            }
        }
        if case .separator? = entries.last { entries.removeLast() }
        return entries
    }

    /// Adds an entry; a separator is never the first entry and never follows another.
    private static func add(_ entry: MenuEntry, to entries: inout [MenuEntry]) {
        if case .separator = entry {
            guard let last = entries.last else { return }
            if case .separator = last { return }
        }
        entries.append(entry)
    }
}

extension UIMenu {
    /// The deferred elements to load when the menu opens, also those in its sections.
    var deferredElements: [UIDeferredMenuElement] {
        var found: [UIDeferredMenuElement] = []
        var pending: [UIMenuElement] = [self]
        while let element = pending.popLast() {
            if let deferred = element as? UIDeferredMenuElement { found.append(deferred) }
            guard let menu = element as? UIMenu else { continue }
            if menu === self || menu.options.contains(.displayInline) { pending += menu.children.reversed() }
        }
        return found
    }
}
