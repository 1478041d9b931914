import Foundation

// The file that the plugin MainActorTests adds to a test target; its path is the only argument. The list of tests that
// SwiftPM generates imports the test target and XCTest, so it sees only what one of them re-exports.
let text = """
    #if !canImport(Darwin)
    @_exported public import MainActorTestDiscovery
    #endif

    """
try text.write(toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
