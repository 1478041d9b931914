/// A pool of reusable views, and the classes, or functions, registered for new ones.
///
/// The key is what views are requested by, such as a reuse identifier.
@MainActor
struct ReusePool<Key: Hashable, View: UIView> {
    private enum Registration {
        case viewClass(View.Type)
        case function(() -> View?)
    }

    private var registrations: [Key: Registration] = [:]
    private var waiting: [Key: Bin] = [:]
    /// The key that was used last, with its views: to compare it costs less than a look-up, and most lists use one.
    private var latest: (key: Key, bin: Bin)?

    /// A view in the pool, and the device's traits when it was added, as it is not notified of changes while it waits.
    private struct Entry {
        let view: View
        let traits: InheritedTraits
    }

    /// The waiting views of a key, in an object: an array in a dictionary takes several look-ups to change.
    private final class Bin {
        // Not checked for overlapping accesses, as none calls out: each cell that comes or goes passes
        // through it.
        @exclusivity(unchecked) var entries: [Entry] = []
    }

    /// Registers a class of views, or removes the registration with `nil`. Views in the pool are dropped.
    mutating func register(_ viewClass: View.Type?, for key: Key) {
        register(viewClass.map { .viewClass($0) }, for: key)
    }

    /// Registers a function that makes views, or removes the registration with `nil`.
    mutating func register(_ make: (() -> View?)?, for key: Key) {
        register(make.map { .function($0) }, for: key)
    }

    private mutating func register(_ registration: Registration?, for key: Key) {
        registrations[key] = registration
        waiting[key] = nil
        latest = nil
    }

    /// Registers a class, or removes the registration with `nil`; returns whether the class is one of the pool's views.
    mutating func register(anyClass given: AnyClass?, for key: Key) -> Bool {
        let viewClass = given as? View.Type
        guard given == nil || viewClass != nil else { return false }
        register(viewClass, for: key)
        return true
    }

    func hasRegistration(for key: Key) -> Bool { registrations[key] != nil }

    /// Makes a view: by the function that is registered, or of the class, as the caller does; `nil` if neither is.
    func makeView(for key: Key, ofClass make: (View.Type) -> View) -> View? {
        switch registrations[key] {
        case .viewClass(let viewClass): make(viewClass)
        case .function(let function): function()
        case nil: nil
        }
    }

    /// Takes the view that was added last, and tells it of traits that changed since.
    mutating func take(_ key: Key) -> View? {
        guard let entry = bin(key).entries.popLast() else { return nil }
        if entry.traits != DeviceTraits.current { entry.view.updateInheritedTraits(fromDevice: entry.traits) }
        return entry.view
    }

    /// Adds a view, up to a few hundred: some code creates new cells every time and never takes one.
    mutating func put(_ view: View, for key: Key) {
        let limit = 256
        let bin = bin(key)
        guard bin.entries.count < limit else { return }
        bin.entries.append(Entry(view: view, traits: DeviceTraits.current))
    }

    mutating func remove(_ view: View, for key: Key) {
        guard let bin = waiting[key], let index = bin.entries.lastIndex(where: { $0.view === view }) else {
            return
        }
        bin.entries.remove(at: index)
    }

    private mutating func bin(_ key: Key) -> Bin {
        if let latest, latest.key == key { return latest.bin }
        let bin = waiting[key] ?? Bin()
        waiting[key] = bin
        latest = (key, bin)
        return bin
    }
}
