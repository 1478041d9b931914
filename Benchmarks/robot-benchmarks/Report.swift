import Foundation

/// Runs comparisons and reports each: the time or memory of a unit, its spread, and the ratio to the baseline.
@MainActor
struct Report {
    /// How often each of the two is run; they alternate, so that changes of the machine's speed affect both.
    private static let runs = 9

    private let isJSON: Bool
    private var results: [Result] = []

    init(asJSON isJSON: Bool) {
        self.isJSON = isJSON
        guard !isJSON else { return }
        print(
            "Medians of \(Self.runs) runs, fastest to slowest in brackets; the ratio is that of the medians.\n"
        )
        print(Self.row(["work", "time", "baseline", "time", "ratio"]))
    }

    mutating func run(_ suite: Suite, sizes: [Int]) {
        for comparison in suite.comparisons(sizes) {
            FileHandle.standardError.write(Data("\(suite.name): \(comparison.name)\n".utf8))
            let (work, baseline) = Self.measure(comparison)
            let result = Result(suite.name, comparison, work: work, baseline: baseline)
            results.append(result)
            if !isJSON { print(Self.row(result.columns)) }
        }
    }

    /// Prints the summary when all is measured.
    func finish() {
        guard isJSON else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        guard let data = try? encoder.encode(results) else {
            Options.stop("Cannot encode the results as JSON.")
        }
        print(String(decoding: data, as: UTF8.self))
    }

    private static func measure(_ comparison: Comparison) -> (work: Sample, baseline: Sample) {
        var work = Sample()
        var baseline = Sample()
        var check = 0
        for run in 0...runs {
            let first = measure(comparison.quantity, comparison.baseline, &check)
            let second = measure(comparison.quantity, comparison.work, &check)
            // The first run of each warms up.
            guard run > 0 else { continue }
            baseline.add(first)
            work.add(second)
        }
        // The results are used, so that the optimizer cannot remove the work.
        if check == Int.min { print("") }
        return (work, baseline)
    }

    private static func measure(
        _ quantity: Comparison.Quantity, _ body: () -> Int, _ check: inout Int
    ) -> Double {
        let start = _Concurrency::ContinuousClock.now
        let result = body()
        check &+= result
        if quantity == .memory { return Double(result) }
        let (seconds, attoseconds) = (_Concurrency::ContinuousClock.now - start).components
        return Double(seconds) * 1e9 + Double(attoseconds) * 1e-9
    }

    private static func row(_ columns: [String]) -> String {
        let widths = [44, 34, 20, 34, 6]
        return zip(columns, widths)
            .map { $0.count < $1 ? $0 + String(repeating: " ", count: $1 - $0.count) : $0 }
            .joined(separator: " ")
    }
}

/// The result of a comparison: nanoseconds or bytes a unit.
private struct Result: Encodable {
    private struct Figures: Encodable {
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

    private let suite: String
    private let name: String
    private let unit: String
    private let baselineName: String
    private let work: Figures
    private let baseline: Figures
    private let ratio: Double

    @MainActor
    init(_ suite: String, _ comparison: Comparison, work: Sample, baseline: Sample) {
        self.suite = suite
        name = comparison.name
        unit = "\(comparison.quantity.rawValue)/\(comparison.unit)"
        baselineName = comparison.baselineName
        self.work = Figures(work, per: comparison.count)
        self.baseline = Figures(baseline, per: comparison.count)
        ratio = work.median / baseline.median
    }

    var columns: [String] {
        [name, work.text(unit), baselineName, baseline.text(unit), String(format: "%.1f", ratio)]
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
