/// Finds the name that was probably meant.
enum NearestName {
    /// The nearest of some names, if at most a third of its characters differ; the first of several.
    static func of(_ name: String, among names: [String]) -> String? {
        let distances = names.map { (name: $0, distance: distance(Array(name), Array($0))) }
        guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= max(name.count, best.name.count) / 3 ? best.name : nil
    }

    /// The number of characters to insert, remove or replace.
    private static func distance(_ first: [Character], _ second: [Character]) -> Int {
        var row = Array(0...second.count)
        for (i, a) in first.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, b) in second.enumerated() {
                let replaced = diagonal + (a == b ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
            }
        }
        return row[second.count]
    }
}
