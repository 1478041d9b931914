// The program of .ci/check-layers, which says what its options are.
import Foundation

func printError(_ text: String) {
    FileHandle.standardError.write("error: \(text)\n".data(using: .utf8)!)
}

func fail(_ text: String, status: Int32) -> Never {
    printError(text)
    exit(status)
}

/// The words that follow an option, or `nil` if it is not given.
func values(of option: String, _ count: Int) -> [String]? {
    // The last one counts: what the caller gives comes after what the script gives.
    guard let position = CommandLine.arguments.lastIndex(of: option) else { return nil }
    let values = CommandLine.arguments[(position + 1)...].prefix(count)
    guard values.count == count else { fail("\(option) needs \(count) words after it", status: 2) }
    return Array(values)
}

func value(of option: String) -> String? { values(of: option, 1)?.first }

let package = value(of: "--package") ?? "."
let folder = value(of: "--store") ?? ""
guard let store = IndexStore(folder) else { fail("no index in \(folder): run swift build", status: 2) }
let index = SourceIndex(
    of: store, root: package + "/", builtIn: (value(of: "--built-in") ?? package) + "/",
    folders: CommandLine.arguments.contains("--unused") ? "" : "Sources/")
if let file = index.unindexed(in: package).first {
    fail("\(file) is not in the index in \(folder): run swift build", status: 2)
}

if let folders = values(of: "--edges", 2) {
    for line in index.references(from: folders[0], to: folders[1]) { print(line) }
} else if let name = value(of: "--cuts") {
    guard let module = ModuleFiles.all(of: index).first(where: { $0.name == name }) else {
        fail("no module \(name)", status: 2)
    }
    for cut in module.cuts(most: .max) { print(index.describe(cut)) }
} else if CommandLine.arguments.contains("--unused") {
    for line in index.unused() { print(line) }
} else {
    do {
        try checkLayers()
    } catch let failure as Limits.Failure {
        fail(failure.text, status: 2)
    } catch {
        fail("\(error)", status: 2)
    }
}

func checkLayers() throws {
    let path = value(of: "--limits") ?? ".ci/layers/limits"
    if CommandLine.arguments.contains("--lower") { try LayerCheck(index, Limits(contentsOf: path)).lower() }
    var check = LayerCheck(index, try Limits(contentsOf: path))
    check.printFigures()
    check.compare()
    fflush(nil)
    for error in check.errors { printError(error) }
    exit(check.errors.isEmpty ? 0 : 1)
}
