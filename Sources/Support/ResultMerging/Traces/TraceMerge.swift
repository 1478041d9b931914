import Foundation
import JSONWriting
import TracePages

/// The traces of several folders, in one with an index of all.
struct TraceMerge {
    /// A trace, with what the index says of it.
    private struct Entry {
        var test: JSON
        let source: URL
        /// The name of the file that it gets.
        var name = ""

        /// What makes two of them the same test.
        var key: [String] { ["suite", "name", "arguments"].map { test[$0]?.text ?? "" } }

        var order: [String] { [key[0], key[1], key[2], name] }
    }

    private static let indexName = "index.html"

    let title: String
    private(set) var problems: [MergeProblem] = []
    private(set) var warnings: [MergeProblem] = []
    private var drawings = DrawingMerge()
    private var entries: [Entry] = []

    /// How many traces there are.
    var count: Int { entries.count }

    init(title: String) {
        self.title = title
    }

    // MARK: Reading

    /// Adds the traces of a folder: those that its index lists, and the others without a picture.
    mutating func add(_ folder: URL) {
        let files = FileManager.default
        guard let names = try? files.contentsOfDirectory(atPath: folder.path) else {
            let reason = files.fileExists(atPath: folder.path) ? "is not a folder" : "does not exist"
            problems.append(
                MergeProblem(
                    "\(folder.relativePath) \(reason). A machine whose tests all pass may write no traces: leave its"
                        + " folder out, or add --allow-missing."))
            return
        }
        let pages = names.filter { $0.hasSuffix(".html") && $0 != Self.indexName }.sorted()
        var rest = Set(pages)
        if names.contains(Self.indexName) { addIndex(of: folder, &rest) }
        for name in pages where rest.contains(name) { addPage(named: name, in: folder) }
    }

    private mutating func addIndex(of folder: URL, _ rest: inout Set<String>) {
        let file = folder.appending(path: Self.indexName)
        let index: TracePageContent
        do {
            index = try TracePageContent(file)
        } catch {
            return problems.append(error)
        }
        guard let tests = index.tests else {
            return problems.append(MergeProblem("\(file.relativePath) is not an index of traces."))
        }
        let frames = drawings.addFrames(of: index.json)
        for test in tests {
            // The address is that of a file beside the index; what leads elsewhere is none.
            let name = test["trace"]?.text?.removingPercentEncoding ?? ""
            guard rest.remove(name) != nil else {
                problems.append(
                    MergeProblem("\(file.relativePath) lists \(name.debugDescription), which is not there."))
                continue
            }
            let frame = test["frame"]?.whole.map { frames.lowerBound + $0 }
            let known = frame.flatMap { frames.contains($0) ? JSON.integer($0) : nil }
            entries.append(Entry(test: test.with("frame", known), source: folder.appending(path: name)))
        }
    }

    private mutating func addPage(named name: String, in folder: URL) {
        let file = folder.appending(path: name)
        do throws(MergeProblem) {
            guard let test = try TracePageContent(file).entry else {
                throw MergeProblem("\(file.relativePath) is not the page of a trace.")
            }
            entries.append(Entry(test: test, source: file))
        } catch {
            problems.append(error)
        }
    }

    // MARK: Writing

    /// Copies the traces to a folder, and writes their index there.
    mutating func write(to folder: URL) {
        nameFiles()
        warnOfRepetitions()
        entries.sort { $0.order.lexicographicallyPrecedes($1.order) }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            return problems.append(MergeProblem("\(folder.relativePath) cannot be made: \(error)"))
        }
        for entry in entries { copy(entry, to: folder) }
        let index = JSON.object(
            [("version", .integer(1)), ("title", .string(title))] + drawings.members
                + [("tests", .array(entries.map(\.test)))])
        do {
            try PageFile(url: folder.appending(path: Self.indexName)).write(TracePage().index(index))
        } catch {
            problems.append(MergeProblem("The index of traces was not written: \(error)"))
        }
    }

    /// Gives each trace the name that it has, with a number if an earlier one has it.
    private mutating func nameFiles() {
        var taken: Set<String> = [Self.indexName]
        for index in entries.indices {
            let base = entries[index].source.deletingPathExtension().lastPathComponent
            var (name, number) = ("\(base).html", 1)
            while !taken.insert(name).inserted {
                number += 1
                name = "\(base)-\(number).html"
            }
            entries[index].name = name
            let link = name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? name
            entries[index].test = entries[index].test.with("trace", .string(link)).with(
                "index", .string(Self.indexName))
        }
    }

    /// Warns of tests that several folders have; of one with arguments, a folder has several traces.
    private mutating func warnOfRepetitions() {
        var order: [[String]] = []
        var sources: [[String]: [URL]] = [:]
        for entry in entries {
            let folder = entry.source.deletingLastPathComponent()
            let known = sources[entry.key, default: []]
            guard !known.contains(where: { $0.deletingLastPathComponent() == folder }) else { continue }
            if known.isEmpty { order.append(entry.key) }
            sources[entry.key, default: []].append(entry.source)
        }
        for key in order {
            guard let files = sources[key], files.count > 1 else { continue }
            let name = key.filter { !$0.isEmpty }.joined(separator: ".")
            let places = files.map(\.relativePath).joined(separator: " and ")
            warnings.append(MergeProblem("\(name) has a trace in \(places). All are listed."))
        }
    }

    private mutating func copy(_ entry: Entry, to folder: URL) {
        let target = folder.appending(path: entry.name)
        guard target.standardizedFileURL != entry.source.standardizedFileURL else { return }
        guard let page = FileManager.default.contents(atPath: entry.source.path) else {
            return problems.append(MergeProblem("\(entry.source.relativePath) cannot be read."))
        }
        do {
            try page.write(to: target, options: .atomic)
        } catch {
            problems.append(MergeProblem("\(target.relativePath) cannot be written: \(error)"))
        }
    }
}
