/// Finds the name that was probably meant.
package enum NearestName {
    /// The nearest of some names, if at most a third of its characters differ; the first of several.
    package static func of(_ name: String, among names: [String]) -> String? {
        let distances = names.map { (name: $0, distance: distance(Array(name), Array($0))) }
        guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= max(name.count, best.name.count) / 3 ? best.name : nil
    }

    /// The number of characters to insert, remove or replace, or of neighbours to exchange.
    private static func distance(_ first: [Character], _ second: [Character]) -> Int {
        var (before, above) = ([Int](), Array(0...second.count))
        for i in first.indices {
            var row = [i + 1]
            for j in second.indices {
                var best = min(above[j] + (first[i] == second[j] ? 0 : 1), row[j] + 1, above[j + 1] + 1)
                if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
                    best = min(best, before[j - 1] + 1)
                }
                row.append(best)
            }
            (before, above) = (above, row)
        }
        return above[second.count]
    }
}
