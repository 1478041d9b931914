import Foundation

/// The views of a table that wait to be used again, by the names that they were made under.
@MainActor
struct TableReusePool<View: UIView> {
    private var classes: [String: View.Type] = [:]
    private var waiting: [String: [View]] = [:]

    init() {}

    /// Has views be made of a class under a name; of none any more with `nil`.
    mutating func register(_ viewClass: View.Type?, _ identifier: String) {
        classes[identifier] = viewClass
    }

    func registeredClass(_ identifier: String) -> View.Type? { classes[identifier] }

    /// Takes a view that waits.
    mutating func take(_ identifier: String) -> View? {
        waiting[identifier]?.popLast()
    }

    /// Has a view wait; no more than a few dozen do.
    mutating func put(_ view: View, _ identifier: String) {
        let limit = 64
        guard waiting[identifier, default: []].count < limit else { return }
        waiting[identifier, default: []].append(view)
    }

    /// Has a view wait no longer.
    mutating func remove(_ view: View) where View: UITableViewCell {
        guard let identifier = view.reuseIdentifier, waiting[identifier] != nil else { return }
        waiting[identifier]?.removeAll { $0 === view }
    }
}
