import Foundation
import HeadlessUIKit

/// Runs comparisons and reports each: the time or memory of a unit, its spread, the ratio to the baseline, and the goal.
@MainActor
struct Report {
    /// How often each of the two is run; they alternate, so that changes of the machine's speed affect both.
    private static let runs = 9

    private let isJSON: Bool
    private(set) var results: [Measurement] = []
    private let start = _Concurrency::ContinuousClock.now

    init(asJSON isJSON: Bool) {
        self.isJSON = isJSON
        guard !isJSON else { return }
        print(
            "Medians of \(Self.runs) runs, fastest to slowest in brackets; the ratio is that of the medians.\n"
        )
        print(Self.row(["work", "time", "baseline", "time", "ratio", "goal"]))
    }

    /// Runs a suite.
    ///
    /// - Parameters:
    ///   - place: which of all suites it is, for the progress.
    ///   - includes: whether a row is run.
    mutating func run(_ suite: Suite, sizes: [Int], place: String, includes: (String) -> Bool) {
        guard suite.hasOwnApplication else {
            measure(suite, sizes: sizes, place: place, includes: includes)
            return
        }
        UIApplication.withShared(UIApplication()) {
            measure(suite, sizes: sizes, place: place, includes: includes)
            UIApplication.shared.closeWindows()
        }
    }

    private mutating func measure(
        _ suite: Suite, sizes: [Int], place: String, includes: (String) -> Bool
    ) {
        for comparison in suite.comparisons(sizes) where includes("\(suite.name): \(comparison.name)") {
            let seconds = (_Concurrency::ContinuousClock.now - start).components.seconds
            Self.note("[\(place), \(seconds) s] \(suite.name): \(comparison.name)")
            let (work, baseline) = Self.measure(comparison)
            let result = Measurement(suite.name, comparison, work: work, baseline: baseline)
            results.append(result)
            if !isJSON { print(Self.row(result.columns)) }
        }
    }

    /// Prints the summary when all is measured: which goals are not met.
    ///
    /// - Returns: whether all are.
    func finish() -> Bool {
        let missed = results.filter { !$0.isMet }
        if isJSON {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            guard let data = try? encoder.encode(results) else {
                Options.stop("Cannot encode the results as JSON.")
            }
            print(String(decoding: data, as: UTF8.self))
            return missed.isEmpty
        }
        let goals = results.count { $0.limit != nil }
        print("\n\(goals - missed.count) of \(goals) goals are met.")
        for result in missed {
            let ratio = String(format: "%.1f", result.ratio)
            print(
                "Not met: \(result.suite): \(result.name): \(result.work.text(result.unit)), "
                    + "\(ratio) times the baseline; the goal is \(result.goal).")
        }
        return missed.isEmpty
    }

    private static func measure(_ comparison: Comparison) -> (work: Sample, baseline: Sample) {
        var work = Sample()
        var baseline = Sample()
        var check = 0
        for run in 0...runs {
            if comparison.isRepeated { check &+= comparison.baseline() }
            let first = measure(comparison.quantity, comparison.baseline, &check)
            if comparison.isRepeated { check &+= comparison.work() }
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

    private static func note(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }

    private static func row(_ columns: [String]) -> String {
        let widths = [44, 34, 20, 34, 6, 8]
        return zip(columns, widths)
            .map { $0.count < $1 ? $0 + String(repeating: " ", count: $1 - $0.count) : $0 }
            .joined(separator: " ")
    }
}
