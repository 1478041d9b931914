import Foundation

// Runs every benchmark, or those whose names contain one of the arguments:
//
//     swift run -c release robot-benchmarks
//     swift run -c release robot-benchmarks tap timer
let wanted = Array(CommandLine.arguments.dropFirst())
let suites: [Suite] = [treeSuite, querySuite, tapSuite, timerSuite]
let chosen = suites.filter { suite in wanted.isEmpty || wanted.contains { suite.name.contains($0) } }
guard !chosen.isEmpty else {
    let names = suites.map(\.name).joined(separator: ", ")
    FileHandle.standardError.write(
        Data("No benchmark's name contains \(wanted). There are: \(names).\n".utf8))
    exit(EXIT_FAILURE)
}
Report.printHeader()
for suite in chosen { Report.run(suite) }
