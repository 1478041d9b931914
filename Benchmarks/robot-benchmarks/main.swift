import Foundation

// Runs every benchmark, or those whose suites' names contain one of the words:
//
//     swift run -c release robot-benchmarks
//     swift run -c release robot-benchmarks tap timer
//     swift run -c release robot-benchmarks query --filter "by class" --sizes 1000,10000 --plot growth.svg
//     swift run -c release robot-benchmarks --check
//     swift run -c release robot-benchmarks --help
// Memory is measured before anything else has used it, and then trees that are made and freed, which leave nothing
// behind. Trees of a million views that are kept leave it in pieces, so what needs little comes before them.
let viewSuites: [Suite] = [
    memorySuite, treeSuite, tapSuite, gestureSuite, typingSuite, timerSuite, publisherSuite, networkSuite,
    animationSuite, controllerSuite, launchSuite, nibSuite, worldSuite, traceSuite, querySuite,
    mixedTreeSuite, changedTreeSuite, lookupSuite,
    tableSuite, collectionSuite, failureSuite, layoutSuite,
]
let suites = viewSuites + elementSuites + scenarioSuites + guiseSuites + featureSuites + [growthSuite]
let options = Options(Array(CommandLine.arguments.dropFirst()), suites: suites.map(\.name))
let chosen = suites.filter { suite in
    options.words.isEmpty || options.words.contains { suite.name.contains($0) }
}
guard !chosen.isEmpty else {
    let names = suites.map(\.name).joined(separator: ", ")
    Options.stop("No benchmark's name contains \(options.words). Benchmarks: \(names).")
}
var report = Report(asJSON: options.wantsJSON)
for (index, suite) in chosen.enumerated() {
    report.run(
        suite, sizes: options.sizes, place: "\(index + 1) of \(chosen.count)", includes: options.includes)
}
guard !report.results.isEmpty else { Options.stop("No row's name contains \(options.filters).") }
if let path = options.plot {
    guard let plot = GrowthPlot(report.results) else {
        Options.stop("--plot needs rows that are measured at two sizes or more.")
    }
    do {
        try plot.svg.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
        Options.stop("The plot was not written: \(error)")
    }
}
let areGoalsMet = report.finish()
if options.checksGoals, !areGoalsMet { exit(EXIT_FAILURE) }
