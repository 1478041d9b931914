/// The characters of a keyboard type by plane, and the keys that switch between planes.
package struct KeyboardMap: Sendable {
    private struct Leg: Hashable {
        var from: KeyboardPlane
        var to: KeyboardPlane
    }

    private var keys: [KeyboardPlane: [Character: KeyboardKey]] = [:]
    private var planes: [Character: [KeyboardPlane]] = [:]
    private var routes: [Leg: [KeyboardKey]] = [:]

    private static let all: [UIKeyboardType: KeyboardMap] = {
        var maps: [UIKeyboardType: KeyboardMap] = [:]
        for number in 0... {
            guard let type = UIKeyboardType(rawValue: number) else { break }
            maps[type] = KeyboardMap(KeyboardLayout(type))
        }
        return maps
    }()

    /// The map of a keyboard type; the maps of all types are made on first access.
    package static func of(_ type: UIKeyboardType) -> KeyboardMap? { all[type] }

    private init(_ layout: KeyboardLayout) {
        for plane in layout.planes {
            for key in layout.keys(of: plane) {
                guard let text = key.text, text.count == 1, let character = text.first,
                    keys[plane]?[character] == nil
                else { continue }
                keys[plane, default: [:]][character] = key
                planes[character, default: []].append(plane)
            }
        }
        for start in layout.planes { findRoutes(from: start, layout) }
    }

    /// Finds the shortest route to each other plane.
    private mutating func findRoutes(from start: KeyboardPlane, _ layout: KeyboardLayout) {
        routes[Leg(from: start, to: start)] = []
        var reached = [start]
        var next = 0
        while next < reached.count {
            let plane = reached[next]
            next += 1
            let route = routes[Leg(from: start, to: plane)] ?? []
            for key in layout.keys(of: plane) {
                guard let target = Self.target(of: key, on: plane), layout.planes.contains(target),
                    routes[Leg(from: start, to: target)] == nil
                else { continue }
                routes[Leg(from: start, to: target)] = route + [key]
                reached.append(target)
            }
        }
    }

    /// The plane that a key switches to.
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
        if let key = keys[plane]?[character] { return (plane, key) }
        guard let place = planes[character]?.first, let key = keys[place]?[character],
            place != .emoji || layout.hasInternational
        else { return nil }
        return (place, key)
    }

    /// The keys to press to get from one plane to another.
    package func route(from start: KeyboardPlane, to target: KeyboardPlane) -> [KeyboardKey] {
        routes[Leg(from: start, to: target)] ?? []
    }
}
