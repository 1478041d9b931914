import Foundation

/// Makes each visit in a process of its own, which the application's code may end.
struct ChildVisitor: Visitor {
    /// The program, which answers the argument ``argument`` with a visit.
    let program: URL
    /// Where the visits keep files.
    let folder: URL
    /// What precedes the path among the arguments.
    var arguments = [Self.argument]

    static let argument = "--visit"

    func visit(_ path: [TapTarget]) -> VisitOutcome {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = program
        process.arguments = arguments + [Self.json(path)]
        process.environment = environment
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            return .crashed(Problem(text: "\(program.path) could not be run: \(error)", place: nil))
        }
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        if let record = Self.record(in: output) { return .seen(record) }
        let ending: CrashReport.Ending =
            process.terminationReason == .exit
            ? .exit(process.terminationStatus) : .signal(process.terminationStatus)
        return .crashed(CrashReport(output: output, ending: ending).problem)
    }

    /// The environment, in which Swift tells where a program crashes.
    private var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment["SWIFT_BACKTRACE"] =
            "enable=yes,color=no,interactive=no,images=none,threads=crashed,registers=none,sanitize=no,limit=64"
        environment["TMPDIR"] = folder.path
        return environment
    }

    private static func json(_ path: [TapTarget]) -> String {
        let data = (try? JSONEncoder().encode(path)) ?? Data("[]".utf8)
        return String(decoding: data, as: UTF8.self)
    }

    private static func record(in output: String) -> VisitRecord? {
        guard let mark = output.range(of: ChildVisit.mark, options: .backwards) else { return nil }
        let line = output[mark.upperBound...].prefix { !$0.isNewline }
        return try? JSONDecoder().decode(VisitRecord.self, from: Data(line.utf8))
    }
}
