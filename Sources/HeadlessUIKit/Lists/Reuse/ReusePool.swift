import Foundation

/// Views that are out of use and wait to be used again, and the classes that new ones are made of.
///
/// What a view is asked for by, such as the name of its class, is its key.
@MainActor
struct ReusePool<Key: Hashable, View: UIView> {
    private var classes: [Key: View.Type] = [:]
    private var waiting: [Key: [View]] = [:]

    init() {}

    /// Has new views be made of a class; of none any more with `nil`. Those that wait are forgotten.
    mutating func register(_ viewClass: View.Type?, for key: Key) {
        classes[key] = viewClass
        waiting[key] = nil
    }

    func registeredClass(for key: Key) -> View.Type? { classes[key] }

    /// Takes the view that was put back last.
    mutating func take(_ key: Key) -> View? {
        waiting[key]?.popLast()
    }

    /// Has a view wait; no more than a few hundred do, for there are those who never take one but make each anew.
    mutating func put(_ view: View, for key: Key) {
        let limit = 256
        guard waiting[key, default: []].count < limit else { return }
        waiting[key, default: []].append(view)
    }

    /// Has a view wait no longer.
    mutating func remove(_ view: View, for key: Key) {
        guard let index = waiting[key]?.lastIndex(where: { $0 === view }) else { return }
        waiting[key]?.remove(at: index)
    }
}
