import Foundation
import TestSupport
import Testing

/// Finds what makes a run depend on the wall clock or on chance, in source code.
private struct DeterminismScan {
    private static let forbidden = [
        "Date()", "Date.now", "Date(timeIntervalSinceNow", "sleep(", "ContinuousClock", "SuspendingClock",
        "DispatchTime.now", "DispatchWallTime.now", "CFAbsoluteTimeGetCurrent", "clock_gettime",
        "gettimeofday", "systemUptime", ".random(", ".shuffled(", ".shuffle(", "randomElement(",
        "SystemRandomNumberGenerator", "arc4random", "UUID()",
    ]

    /// Where some of these names are the virtual clock's own, and what is forbidden there instead.
    private static let ownNames = ["sleep(", "ContinuousClock", "SuspendingClock", "systemUptime"]
    private static let foreignNames = [
        "Thread.sleep", "usleep", "nanosleep", "processInfo.systemUptime", "_Concurrency::ContinuousClock",
        "Dispatch::DispatchTime",
    ]

    private static let listsOfNames = [
        "Porting/ApplicationAdoption/Uses/Names/SystemNames.swift",
        "Porting/SourcePorting/Names/UIKitNames.swift",
    ]

    private static func forbidden(in name: String) -> [String] {
        // A trace says how long steps really took.
        if name == "Trace/Recording/RealTime.swift" { return forbidden.filter { $0 != "ContinuousClock" } }
        // A person saves files in real time.
        if name == "Porting/TestWatching/WatchCommand.swift" {
            return forbidden.filter { !["sleep(", "ContinuousClock"].contains($0) }
        }
        // Threads take real time, and so do waits for them.
        if name == "TimeLapse/Outside/RealClock.swift" { return [] }
        // What answers with the virtual clock has the names of what it answers for.
        if name == "TimeLapse/MachineDefaults/DeviceDates.swift" { return [] }
        // The rewriter of sources and what adopts projects have the names in their lists.
        if listsOfNames.contains(name) { return [] }
        let definesThem =
            name.hasPrefix("TimeLapse/") || name.hasPrefix("Frameworks/VirtualFoundation/")
            || name.hasPrefix("Porting/SourcePorting/Names/")
        return definesThem ? forbidden.filter { !ownNames.contains($0) } + foreignNames : forbidden
    }

    /// Whether a name stands in code by itself, and not as the end of a longer one or where it is declared.
    private static func stands(_ name: String, in code: String) -> Bool {
        var rest = Substring(code)
        while let range = rest.range(of: name) {
            let before = code[..<range.lowerBound]
            let isPart = before.last.map { $0.isLetter && name.first?.isLetter == true } ?? false
            if !isPart, !before.hasSuffix("var "), !before.hasSuffix("func ") { return true }
            rest = rest[range.upperBound...]
        }
        return false
    }

    /// The places in `text` where something forbidden stands outside a comment: `name:line: what`.
    static func findings(in text: String, named name: String) -> [String] {
        // Most files have none of the names, which is seen at once.
        let forbidden = forbidden(in: name).filter { word in text.withCString { strstr($0, word) != nil } }
        if forbidden.isEmpty { return [] }
        return text.components(separatedBy: "\n").enumerated().flatMap { index, line in
            let code = line.components(separatedBy: "//")[0]
            return forbidden.filter { stands($0, in: code) }.map { "\(name):\(index + 1): \($0)" }
        }
    }

    /// The places in all Swift files of a folder and the folders in it, in order of their paths.
    static func findings(inFolder folder: URL) throws -> (files: Int, findings: [String]) {
        // A catalogue's examples run nowhere; they stand in tests, too.
        let paths = try PackageSources.swiftFiles(below: folder).filter { !$0.contains(".docc/") }
        let findings = try paths.flatMap { path in
            let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            return Self.findings(in: text, named: path)
        }
        return (paths.count, findings)
    }
}

@Suite("Determinism of the framework") struct DeterminismTests {
    @Test("No source sleeps, reads a wall clock or draws numbers that nobody seeded")
    func sources() throws {
        let (files, findings) = try DeterminismScan.findings(
            inFolder: PackageSources.package.appendingPathComponent("Sources"))
        #expect(files > 50)
        #expect(findings == [])
    }

    @Test("The sample application's source does not sleep, read a wall clock or draw unseeded numbers")
    func sampleApplication() throws {
        let (files, findings) = try DeterminismScan.findings(
            inFolder: PackageSources.package.appendingPathComponent("Examples/SampleApp"))
        #expect(files > 10)
        #expect(findings == [])
    }

    @Test(
        "The scan finds what it is for, with file and line, and leaves comments alone",
        arguments: [
            ("let now = Date()", ["A.swift:2: Date()"]),
            ("Thread.sleep(forTimeInterval: 1)  // a nap", ["A.swift:2: sleep("]),
            (
                "let x = Int.random(in: 0..<9) + ContinuousClock().now",
                [
                    "A.swift:2: ContinuousClock", "A.swift:2: .random(",
                ]
            ),
            ("// as Date() would", []),
            ("/// Like `Task.sleep(for:)`.", []),
            ("let date = Date(timeIntervalSinceReferenceDate: 0)", []),
        ] as [(String, [String])])
    func scan(line: String, expected: [String]) {
        #expect(DeterminismScan.findings(in: "import A\n\(line)\n", named: "A.swift") == expected)
    }
}
