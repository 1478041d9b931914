/// What is rewritten in an application's files, which of them compile, and what holds the others back.
struct PortingReport {
    /// The modules, in the order in which they were checked; none if no file was.
    var modules: [ModuleReport] = []
    /// The files in the order of the modules.
    var files: [CheckedFile]
    /// The causes, that first which alone holds back most files.
    var causes: [CauseReport] = []
    /// What is wrong with the files that could not be read.
    var unreadable: [String] = []
    /// Why nothing could be checked; `nil` if it was, or was not to be.
    var obstacle: String?

    /// Why the report does not say of each file whether it compiles; `nil` if it does.
    var failure: String? {
        obstacle.map { "Not checked whether the files compile: \($0)." }
            ?? modules.first { $0.obstacle != nil }?.sentence
    }

    /// The modules and files with the compiler's results.
    ///
    /// - Parameters:
    ///   - modules: the modules with their rewritten files and results.
    ///   - originals: the original files of all modules.
    ///   - own: what the application declares elsewhere.
    init(_ modules: [CheckedModule], originals: [ParsedFile], own: OwnSources) {
        let results = modules.flatMap { module in module.files.map { ($0, module) } }
        let errors = results.flatMap { $1.result.errors[$0.path] ?? [] }
        let analysis = CauseAnalysis(
            errors, results.flatMap { $0.0.report.warnings },
            missing: modules.reduce(into: []) { $0.formUnion($1.result.missingModules) }, originals, own: own)
        files = results.map { file, module in
            var verdict = analysis.verdict(of: file.path)
            if module.result.obstacle != nil { verdict = FileVerdict(state: .notChecked) }
            return CheckedFile(
                module: module.name, report: file.report, verdict: verdict,
                errors: module.result.errors[file.path] ?? [])
        }
        let behind = Self.behind(files)
        for index in files.indices { files[index].behind = behind[files[index].path]?.count ?? 0 }
        causes = CauseReport.ranked(files)
        self.modules = modules.map { module in
            let states = files.filter { $0.module == module.name }.map(\.verdict.state)
            return ModuleReport(
                name: module.name, files: states.count, compiling: states.count { $0 == .compiles },
                withErrors: states.count { $0 == .hasErrors }, waiting: states.count { $0 == .waits },
                obstacle: module.result.obstacle)
        }
    }

    /// A report of what is rewritten, without the compiler.
    init(rewritten: [RewrittenFile], obstacle: String? = nil) {
        files = rewritten.map {
            CheckedFile(module: "", report: $0.report, verdict: FileVerdict(state: .notChecked), errors: [])
        }
        self.obstacle = obstacle
    }

    /// The files that wait for each file, also by way of others.
    private static func behind(_ files: [CheckedFile]) -> [String: Set<String>] {
        let waiting = Dictionary(files.map { ($0.path, $0.verdict.waitsFor) }) { first, _ in first }
        var behind: [String: Set<String>] = [:]
        for file in files {
            var seen: Set<String> = [file.path]
            var queue = file.verdict.waitsFor
            while let next = queue.popLast() {
                guard seen.insert(next).inserted else { continue }
                behind[next, default: []].insert(file.path)
                queue += waiting[next] ?? []
            }
        }
        return behind
    }

    /// How often each form was rewritten in all files.
    var sums: [String] {
        RewrittenForm.allCases.compactMap { form in
            let sum = files.reduce(0) { $0 + $1.report.count(of: form) }
            return sum > 0 ? "\(sum) \(form.rawValue)" : nil
        }
    }

    /// What could not be rewritten, the most frequent first.
    var notRewritten: [String] {
        var counts: [String: Int] = [:]
        for warning in files.flatMap(\.report.warnings) { counts[warning.message, default: 0] += 1 }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
    }

    /// What the report says first: the modules that compile to the last file, and each module's sentence.
    var headlines: [String] {
        if obstacle != nil { return [failure ?? ""] }
        guard modules.count > 1 else { return modules.map(\.sentence) }
        let complete = modules.filter(\.isComplete).map(\.name)
        let names = complete.isEmpty ? "" : ": \(complete.joined(separator: ", "))"
        let verb = complete.count == 1 ? "compiles" : "compile"
        return ["\(complete.count) of \(modules.count) modules \(verb) to the last file\(names)."]
            + modules.map(\.sentence)
    }
}
