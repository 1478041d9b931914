import FailureReporting

/// Why no path leads from one screen to another.
enum PathFailure: Failure {
    case sameScreen(String)
    case noPath(start: String, end: String, reason: String, details: [String])

    private static let shown = 20

    init(from start: any PresentableScreen, in map: ScreenMap) {
        let places = map.places
        self = .noPath(
            start: start.rawValue, end: places[0].name, reason: Self.reason(in: map, start.rawValue),
            details: Self.details(of: map) + Self.advice(in: map, start.rawValue))
    }

    private static func reason(in map: ScreenMap, _ start: String) -> String {
        let end = map.places[0]
        if let problem = end.problem { return problem }
        if end.entries.isEmpty { return "\(end.name) has no entry segments." }
        if !map.isCut, !map.places.contains(where: { $0.entries.isEmpty }) {
            return "every way back leads round in a cycle, \(cycle(in: map))."
        }
        return "none of the screens on the way back is entered from \(start)."
    }

    /// The path back by the heaviest segments, up to the first screen that it has already.
    private static func cycle(in map: ScreenMap) -> String {
        var path = [0]
        while let last = path.last {
            var heaviest: ScreenMap.Entry?
            for entry in map.places[last].entries where entry.weight > heaviest?.weight ?? -1 {
                heaviest = entry
            }
            guard let heaviest else { break }
            let isRepeated = path.contains(heaviest.start)
            path.append(heaviest.start)
            if isRepeated { break }
        }
        return path.map { map.places[$0].name }.joined(separator: " <- ")
    }

    private static func details(of map: ScreenMap) -> [String] {
        guard map.places.count > 1 || !map.places[0].entries.isEmpty else { return [] }
        var lines = map.places.prefix(shown).map { place -> String in
            if let problem = place.problem {
                return problem.split(separator: "\n").first.map(String.init) ?? problem
            }
            let entries = place.entries.map { "\(map.places[$0.start].name) (weight \($0.weight))" }
            return "\(place.name): "
                + (entries.isEmpty
                    ? "no entry segments." : "entered from \(entries.joined(separator: ", ")).")
        }
        if map.places.count > shown { lines.append("… and \(map.places.count - shown) more screens.") }
        if map.isCut { lines.append("No more than \(ScreenMap.limit) screens are looked at.") }
        return lines
    }

    private static func advice(in map: ScreenMap, _ start: String) -> [String] {
        guard map.places[0].problem == nil else { return [] }
        return ["Try: a PathSegment that starts at \(start), in entryPathSegments() of a screen on the way."]
    }

    var description: String {
        switch self {
        case .sameScreen(let name):
            """
            No path to follow: \(name) is both its start and its end.
            Try: leave out the step, as the test is there already.
            """
        case .noPath(let start, let end, let reason, let details):
            (["No path to follow from \(start) to \(end): \(reason)"] + details).joined(separator: "\n")
        }
    }
}
