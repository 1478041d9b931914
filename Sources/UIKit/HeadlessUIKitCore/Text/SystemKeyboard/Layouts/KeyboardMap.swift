/// The characters of a keyboard type by plane, and the keys that switch between planes.
package final class KeyboardMap: Sendable {
    private struct Leg: Hashable {
        var from: KeyboardPlane
        var to: KeyboardPlane
    }

    /// The keys of each plane, at its index: to hash a plane would cost more than the rest of a key.
    private let keys: [PlaneKeys]
    private let planes: [Character: [KeyboardPlane]]
    private let routes: [Leg: [KeyboardKey]]

    /// The maps of all types, by the type's raw value.
    private static let all: [KeyboardMap] = (0...)
        .lazy.map { UIKeyboardType(rawValue: $0) }
        .prefix { $0 != nil }
        .compactMap { $0.map { KeyboardMap(KeyboardLayout($0)) } }

    /// The map of a keyboard type; the maps of all types are made on first access.
    package static func of(_ type: UIKeyboardType) -> KeyboardMap? {
        all.indices.contains(type.rawValue) ? all[type.rawValue] : nil
    }

    private init(_ layout: KeyboardLayout) {
        var keys = KeyboardPlane.allCases.map { _ in PlaneKeys() }
        var planes: [Character: [KeyboardPlane]] = [:]
        var routes: [Leg: [KeyboardKey]] = [:]
        for plane in layout.planes {
            for key in layout.keys(of: plane) {
                guard let text = key.text, text.count == 1, let character = text.first,
                    keys[plane.index][character] == nil
                else { continue }
                keys[plane.index].add(key, for: character)
                planes[character, default: []].append(plane)
            }
            Self.findRoutes(from: plane, layout, &routes)
        }
        self.keys = keys
        self.planes = planes
        self.routes = routes
    }

    /// Finds the shortest route to each other plane.
    private static func findRoutes(
        from start: KeyboardPlane, _ layout: KeyboardLayout, _ routes: inout [Leg: [KeyboardKey]]
    ) {
        routes[Leg(from: start, to: start)] = []
        var reached = [start]
        var next = 0
        while next < reached.count {
            let plane = reached[next]
            next += 1
            let route = routes[Leg(from: start, to: plane)] ?? []
            for key in layout.keys(of: plane) {
                guard let target = target(of: key, on: plane), layout.planes.contains(target),
                    routes[Leg(from: start, to: target)] == nil
                else { continue }
                routes[Leg(from: start, to: target)] = route + [key]
                reached.append(target)
            }
        }
    }

    private static func target(of key: KeyboardKey, on plane: KeyboardPlane) -> KeyboardPlane? {
        switch key.action {
        case .plane(let target): target
        case .shift: plane == .letters ? .capitals : .letters
        case .international: plane == .emoji ? .letters : .emoji
        case .text, .delete, .return, .dictation: nil
        }
    }

    /// The key for a character and its plane, preferably the plane that is shown.
    package func key(for character: Character, preferring plane: KeyboardPlane, in layout: KeyboardLayout)
        -> (plane: KeyboardPlane, key: KeyboardKey)?
    {
        if let key = keys[plane.index][character] { return (plane, key) }
        guard let place = planes[character]?.first, let key = keys[place.index][character],
            place != .emoji || layout.hasInternational
        else { return nil }
        return (place, key)
    }

    /// The keys to press to get from one plane to another.
    package func route(from start: KeyboardPlane, to target: KeyboardPlane) -> [KeyboardKey] {
        routes[Leg(from: start, to: target)] ?? []
    }
}
