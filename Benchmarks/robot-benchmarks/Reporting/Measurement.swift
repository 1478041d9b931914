import Foundation

/// The result of a comparison: nanoseconds or bytes a unit.
struct Measurement: Encodable {
    struct Figures: Encodable {
        var median: Double
        var least: Double
        var most: Double

        init(_ sample: Sample, per count: Int) {
            median = sample.median / Double(count)
            least = sample.least / Double(count)
            most = sample.most / Double(count)
        }

        func text(_ unit: String) -> String {
            String(format: "%.1f %@ [%.1f…%.1f]", median, unit, least, most)
        }
    }

    let suite: String
    let name: String
    /// The number of views, of a row that is measured at several sizes.
    let size: Int?
    let unit: String
    let baselineName: String
    let work: Figures
    let baseline: Figures
    let ratio: Double
    /// The most that it should take; `nil` if it has no goal.
    let limit: Goal.Limit?

    private enum CodingKeys: String, CodingKey {
        case suite, name, size, unit, baselineName, work, baseline, ratio
    }

    @MainActor
    init(_ suite: String, _ comparison: Comparison, work: Sample, baseline: Sample) {
        self.suite = suite
        name = comparison.name
        size = Self.size(in: comparison.name)
        unit = "\(comparison.quantity.rawValue)/\(comparison.unit)"
        baselineName = comparison.baselineName
        self.work = Figures(work, per: comparison.count)
        self.baseline = Figures(baseline, per: comparison.count)
        ratio = work.median / baseline.median
        limit = Goal.limit(of: comparison.name, in: suite, size: size)
    }

    /// The size at the end of a name such as `by class, 1000 views`.
    private static func size(in name: String) -> Int? {
        guard let end = name.range(of: ", ", options: .backwards), name.hasSuffix(" views") else {
            return nil
        }
        return Int(name[end.upperBound...].dropLast(" views".count))
    }

    /// The name without the size.
    var nameOfRow: String {
        size.map { String(name.dropLast(", \($0) views".count)) } ?? name
    }

    var isMet: Bool { limit?.isMet(by: self) ?? true }

    /// The goal in words; empty for none.
    var goal: String { limit?.text(unit) ?? "" }

    var columns: [String] {
        [
            name, work.text(unit), baselineName, baseline.text(unit), String(format: "%.1f", ratio),
            goal + (isMet ? "" : " ✗"),
        ]
    }
}

/// The samples of several runs.
struct Sample {
    private var figures: [Double] = []

    mutating func add(_ figure: Double) {
        figures.append(figure)
        figures.sort()
    }

    var median: Double { figures[figures.count / 2] }
    var least: Double { figures[0] }
    var most: Double { figures[figures.count - 1] }
}
