import Foundation
import ResultMerging

// Merges the traces and reports of several machines; `merge-results --help` says how.
func write(_ text: String, to file: FileHandle) {
    file.write(Data(text.utf8))
}

do {
    let arguments = try MergeArguments(Array(CommandLine.arguments.dropFirst()))
    guard !arguments.wantsHelp else {
        write(MergeArguments.usage + "\n", to: .standardOutput)
        exit(EXIT_SUCCESS)
    }
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    let outcome = MergeCommand(arguments, in: folder).run()
    for text in outcome.warnings { write("warning: \(text)\n", to: .standardError) }
    for text in outcome.errors { write("error: \(text)\n", to: .standardError) }
    write(outcome.summary, to: .standardOutput)
    exit(outcome.errors.isEmpty ? EXIT_SUCCESS : EXIT_FAILURE)
} catch {
    write("error: \(error)\n", to: .standardError)
    exit(EXIT_FAILURE)
}
