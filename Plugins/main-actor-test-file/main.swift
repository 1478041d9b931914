import Foundation

// The file that the plugin MainActorTests adds to a test target; its path is the only argument. The list of tests that
// SwiftPM generates imports the test target and XCTest, so it sees only what one of them re-exports.
let help = """
    Writes the file that the plugin MainActorTests adds to a test target, by which XCTest on Linux runs synchronous test
    methods on the main actor. The plugin runs it as part of a build.

    Usage: main-actor-test-file FILE

    FILE    the file to write
    --help  prints this

    Example: main-actor-test-file MainActorTestDiscovery+Export.swift

    """
let arguments = CommandLine.arguments.dropFirst()
if arguments == ["--help"] || arguments == ["-h"] {
    print(help, terminator: "")
    exit(EXIT_SUCCESS)
}
guard let path = arguments.first, arguments.count == 1 else {
    FileHandle.standardError.write(Data("error: main-actor-test-file needs one file.\n\n\(help)".utf8))
    exit(EXIT_FAILURE)
}
let text = """
    #if !canImport(Darwin)
    @_exported public import MainActorTestDiscovery
    #endif

    """
try text.write(toFile: path, atomically: true, encoding: .utf8)
