import Foundation

// Runs every benchmark, or those whose suites' names contain one of the words:
//
//     swift run -c release robot-benchmarks
//     swift run -c release robot-benchmarks tap timer
//     swift run -c release robot-benchmarks query --sizes 1000,10000 --json
let options = Options(Array(CommandLine.arguments.dropFirst()))
let viewSuites: [Suite] = [
    treeSuite, querySuite, mixedTreeSuite, changedTreeSuite, lookupSuite, tapSuite, gestureSuite, typingSuite,
    timerSuite, animationSuite, tableSuite, collectionSuite, controllerSuite, launchSuite, failureSuite,
    layoutSuite, traceSuite,
]
let suites = viewSuites + elementSuites + scenarioSuites + featureSuites
let chosen = suites.filter { suite in
    options.words.isEmpty || options.words.contains { suite.name.contains($0) }
}
guard !chosen.isEmpty else {
    let names = suites.map(\.name).joined(separator: ", ")
    Options.stop("No benchmark's name contains \(options.words). Benchmarks: \(names).")
}
var report = Report(asJSON: options.wantsJSON)
for suite in chosen { report.run(suite, sizes: options.sizes) }
report.finish()
