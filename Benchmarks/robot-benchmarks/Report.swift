import Foundation

/// Runs comparisons and prints a line for each: the time of a unit, its spread, and the ratio to the baseline.
@MainActor
enum Report {
    /// How often each of the two is run; they take turns, so that a change of the machine's speed meets both.
    private static let runs = 9

    static func printHeader() {
        print("Medians of \(runs) runs, fastest to slowest in brackets; the ratio is that of the medians.\n")
        print(row("work", "time", "baseline", "time", "ratio"))
    }

    static func run(_ suite: Suite) {
        for comparison in suite.comparisons() {
            FileHandle.standardError.write(Data("\(suite.name): \(comparison.name)\n".utf8))
            let (work, baseline) = measure(comparison)
            print(
                row(
                    comparison.name, text(work, comparison), comparison.baselineName,
                    text(baseline, comparison), String(format: "%.1f", work.median / baseline.median)))
        }
    }

    private static func measure(_ comparison: Comparison) -> (work: Sample, baseline: Sample) {
        var work = Sample()
        var baseline = Sample()
        var check = 0
        for run in 0...runs {
            let first = time(comparison.baseline, &check)
            let second = time(comparison.work, &check)
            // The first run of each warms up.
            guard run > 0 else { continue }
            baseline.add(first)
            work.add(second)
        }
        // The results are used, so that the work cannot be left out.
        if check == Int.min { print("") }
        return (work, baseline)
    }

    private static func time(_ body: () -> Int, _ check: inout Int) -> Double {
        let start = ContinuousClock.now
        check &+= body()
        let (seconds, attoseconds) = (ContinuousClock.now - start).components
        return Double(seconds) * 1e9 + Double(attoseconds) * 1e-9
    }

    private static func text(_ sample: Sample, _ comparison: Comparison) -> String {
        let count = Double(comparison.count)
        return String(
            format: "%.1f ns/%@ [%.1f…%.1f]", sample.median / count, comparison.unit, sample.fastest / count,
            sample.slowest / count)
    }

    private static func row(_ columns: String...) -> String {
        let widths = [38, 34, 34, 34, 6]
        return zip(columns, widths)
            .map { $0.count < $1 ? $0 + String(repeating: " ", count: $1 - $0.count) : $0 }
            .joined(separator: " ")
    }
}

/// Times in nanoseconds.
struct Sample {
    private var times: [Double] = []

    mutating func add(_ time: Double) {
        times.append(time)
        times.sort()
    }

    var median: Double { times[times.count / 2] }
    var fastest: Double { times[0] }
    var slowest: Double { times[times.count - 1] }
}
