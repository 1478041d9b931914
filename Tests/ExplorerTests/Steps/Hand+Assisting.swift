import Robot

extension Hand {
    /// A step by assistive technology.
    mutating func assist(_ interaction: Interaction) -> Deed? {
        guard application.keyWindow != nil else { return nil }
        let all = allElements().elements.map { (name: $0.description, value: $0) }
        let elements = draw.ranked(all)
        switch interaction {
        case .activate:
            guard let element = elements.first(where: { $0.isHittable && Self.acts($0) }) else {
                return nil
            }
            return Deed("activate \(element)") { element.activate() }
        case .adjust:
            guard let element = elements.first(where: { $0.role == .adjustable }) else { return nil }
            return draw.numbers.onceIn(2)
                ? Deed("increment \(element)") { element.increment() }
                : Deed("decrement \(element)") { element.decrement() }
        case .performAction:
            guard let element = elements.first(where: { !$0.actionNames.isEmpty }) else { return nil }
            let name = draw.numbers.element(of: element.actionNames)
            return Deed("perform \"\(name)\" of \(element)") { _ = element.perform(name) }
        default:
            guard let element = elements.first else { return nil }
            return Deed("perform the escape gesture at \(element)") { element.performEscape() }
        }
    }

    private static func acts(_ element: AccessibleElement) -> Bool {
        element.object is UIControl || element.object is UITableViewCell
            || element.object is UICollectionViewCell
    }
}
