import Foundation

/// A pool of reusable views, and the classes registered for new ones.
///
/// The key is what views are requested by, such as a reuse identifier.
@MainActor
struct ReusePool<Key: Hashable, View: UIView> {
    private var classes: [Key: View.Type] = [:]
    private var waiting: [Key: [Entry]] = [:]

    /// A view in the pool, and the device's traits when it was added, as it is not told of changes while it waits.
    private struct Entry {
        let view: View
        let traits: InheritedTraits
    }

    init() {}

    /// Registers a class of views, or removes the registration with `nil`. Views in the pool are dropped.
    mutating func register(_ viewClass: View.Type?, for key: Key) {
        classes[key] = viewClass
        waiting[key] = nil
    }

    func registeredClass(for key: Key) -> View.Type? { classes[key] }

    /// Takes the view that was added last, and tells it of traits that changed since.
    mutating func take(_ key: Key) -> View? {
        guard let entry = waiting[key]?.popLast() else { return nil }
        if entry.traits != DeviceTraits.current { entry.view.updateInheritedTraits(fromDevice: entry.traits) }
        return entry.view
    }

    /// Adds a view, up to a few hundred: some code creates new cells every time and never takes one.
    mutating func put(_ view: View, for key: Key) {
        let limit = 256
        guard waiting[key, default: []].count < limit else { return }
        waiting[key, default: []].append(Entry(view: view, traits: DeviceTraits.current))
    }

    /// Removes a view from the pool.
    mutating func remove(_ view: View, for key: Key) {
        guard let index = waiting[key]?.lastIndex(where: { $0.view === view }) else { return }
        waiting[key]?.remove(at: index)
    }
}
