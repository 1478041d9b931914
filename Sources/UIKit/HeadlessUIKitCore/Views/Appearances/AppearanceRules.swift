/// The appearance proxies of an application, and what they give to objects that are shown.
@MainActor
final class AppearanceRules {
    // Not checked for overlapping accesses, as none calls out: every setter with an appearance reads the rules.
    @exclusivity(unchecked) private var proxies: [AppearanceProxy] = []
    /// The proxies that are for objects of a class, in the order in which they were made.
    private var proxiesByClass: [ObjectIdentifier: [AppearanceProxy]] = [:]
    /// Whether any proxy is for objects with certain traits.
    private(set) var dependOnTraits = false

    var isEmpty: Bool { proxies.isEmpty }

    /// Returns the proxy for a class, containers and traits; makes one when it is first asked for.
    func proxy(
        of type: AnyClass, in containers: [any UIAppearanceContainer.Type], for traits: UITraitCollection?,
        make: () -> any AppearanceTarget
    ) -> any AppearanceTarget {
        for proxy in proxies where proxy.isFor(type, containers, traits) { return proxy.object }
        let proxy = AppearanceProxy(type, containers, traits, make())
        proxies.append(proxy)
        proxiesByClass = [:]
        if traits != nil { dependOnTraits = true }
        return proxy.object
    }

    /// Gives an object the values of the proxies that are for it, except for what its own code has set.
    ///
    /// - Parameters:
    ///   - containers: what contains the object, from the window inwards.
    ///   - traits: the traits where it is shown.
    func apply(
        to object: any AppearanceTarget, inside containers: @autoclosure () -> [AnyObject],
        traits: @autoclosure () -> UITraitCollection
    ) {
        let candidates = proxies(for: type(of: object as AnyObject))
        guard !candidates.isEmpty else { return }
        let actual = candidates.contains { !$0.containers.isEmpty } ? containers() : []
        var matches: [(proxy: AppearanceProxy, places: [Int])] = []
        for proxy in candidates {
            if let wanted = proxy.traits, !traits().containsTraits(in: wanted) { continue }
            guard let places = proxy.places(in: actual) else { continue }
            // Inserted behind those that are at least as specific; there are few.
            let place = matches.firstIndex { Self.isFirst((proxy, places), before: $0) }
            matches.insert((proxy, places), at: place ?? matches.endIndex)
        }
        var done: Set<AppearanceValues.Key> = []
        AppearanceMarks.paused {
            for (proxy, _) in matches {
                for value in proxy.values.list where done.insert(value.key).inserted {
                    if !value.isOwn(object) { value.copy(object, proxy.object) }
                }
            }
        }
    }

    private func proxies(for type: AnyClass) -> [AppearanceProxy] {
        if let known = proxiesByClass[ObjectIdentifier(type)] { return known }
        let line = Set(UncalledMethods.ancestry(of: type).map { ObjectIdentifier($0) })
        let found = proxies.filter { line.contains(ObjectIdentifier($0.type)) }
        proxiesByClass[ObjectIdentifier(type)] = found
        return found
    }

    /// Whether one match is more specific than another: a subclass, then the container that is nearer to the window,
    /// then more containers, then certain traits.
    private static func isFirst(
        _ first: (proxy: AppearanceProxy, places: [Int]),
        before second: (proxy: AppearanceProxy, places: [Int])
    ) -> Bool {
        if first.proxy.depth != second.proxy.depth { return first.proxy.depth > second.proxy.depth }
        if first.places != second.places {
            if first.places.isEmpty || second.places.isEmpty { return second.places.isEmpty }
            for (one, other) in zip(first.places, second.places) where one != other { return one < other }
            return first.places.count > second.places.count
        }
        return first.proxy.traits != nil && second.proxy.traits == nil
    }
}
