/// Finds the path through a map, from its start to its end, by the rule that ``StepNavigator`` describes.
///
/// That a screen can be reached without entering another one twice is the same as that it can be reached at all on a map
/// without the screens that the path already has. So nothing is tried and taken back: before each choice, one visit of
/// that map says how long the paths behind are.
struct PathSearch {
    private let map: ScreenMap
    /// For each place, those that it is an entry of.
    private let exits: [[Int]]
    private var isOnPath: [Bool]
    /// How many segments were looked at.
    private(set) var work = 0

    init(in map: ScreenMap) {
        self.map = map
        var exits = Array(repeating: [Int](), count: map.places.count)
        for (index, place) in map.places.enumerated() {
            for entry in place.entries { exits[entry.start].append(index) }
        }
        self.exits = exits
        isOnPath = Array(repeating: false, count: map.places.count)
    }

    /// The segments from the start to the end; `nil` if no path leads there.
    ///
    /// - Complexity: O(*p* · *n*) in the screens of the path and the segments of the map.
    mutating func path() -> [ScreenMap.Entry]? {
        guard let start = map.start else { return nil }
        var path: [ScreenMap.Entry] = []
        var place = 0
        while place != start {
            isOnPath[place] = true
            guard let entry = bestEntry(of: place, from: start) else { return nil }
            path.append(entry)
            place = entry.start
        }
        return path.reversed()
    }

    private mutating func bestEntry(of place: Int, from start: Int) -> ScreenMap.Entry? {
        let entries = map.places[place].entries.filter { !isOnPath[$0.start] }
        work += map.places[place].entries.count
        // The start can be reached, so it is by this one.
        if entries.count == 1 { return entries.first }
        let distances = distances(from: start)
        var best: (entry: ScreenMap.Entry, distance: Int)?
        for entry in entries {
            guard let distance = distances[entry.start] else { continue }
            if let best, (best.entry.weight, -best.distance) >= (entry.weight, -distance) { continue }
            best = (entry, distance)
        }
        return best?.entry
    }

    /// How many segments lead from the start to each place, around those that the path already has.
    private mutating func distances(from start: Int) -> [Int?] {
        var distances = [Int?](repeating: nil, count: exits.count)
        distances[start] = 0
        var reached = [start]
        var next = 0
        while next < reached.count {
            let place = reached[next]
            for exit in exits[place] where !isOnPath[exit] && distances[exit] == nil {
                distances[exit] = (distances[place] ?? 0) + 1
                reached.append(exit)
            }
            work += exits[place].count
            next += 1
        }
        return distances
    }
}
