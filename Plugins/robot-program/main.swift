import ApplicationLaunching
import Foundation
import TestRepair

// The product `robot`: builds a program that launches an application, and becomes it.
func stop(_ error: any Error, output: String = "", _ status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(output)error: \(error)\n".utf8))
    exit(status)
}

/// The current folder.
let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)

// What needs no application, and is known by its first word.
let words = CommandLine.arguments.dropFirst().filter { $0 != "--plugin" }
if words.first == "repair" {
    if words.contains("--help") || words.contains("-h") {
        print(RepairCommand.usage, terminator: "")
        exit(0)
    }
    do {
        exit(try RepairCommand(words.dropFirst(), in: folder).run())
    } catch {
        stop(error, 2)
    }
}

do throws(LaunchingArguments.Mistake) {
    let arguments = try LaunchingArguments(CommandLine.arguments.dropFirst())
    if arguments.isHelp {
        print(LaunchingArguments.usage, terminator: "")
        exit(0)
    }
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    do throws(LaunchingFailure) {
        try LaunchingCommand(arguments)
            .run(in: folder, program: URL(fileURLWithPath: link ?? CommandLine.arguments[0]))
    } catch {
        stop(error, output: error.output, 1)
    }
} catch {
    stop(error, 2)
}
