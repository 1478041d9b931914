import ApplicationLaunching
import Foundation
import TestRepair
import TestWatching

// The product `robot`: builds a program that launches an application, and becomes it.
func stop(_ error: any Error, output: String = "", _ status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(output)error: \(error)\n".utf8))
    exit(status)
}

/// The current folder.
let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)

// What needs no application, and is known by its first word.
let words = CommandLine.arguments.dropFirst().filter { $0 != "--plugin" }
let isHelp = words.contains("--help") || words.contains("-h")
do {
    switch words.first {
    case "repair" where isHelp: print(RepairCommand.usage, terminator: "")
    case "repair": exit(try RepairCommand(words.dropFirst(), in: folder).run())
    case "watch" where isHelp: print(WatchCommand.usage, terminator: "")
    case "watch": exit(try WatchCommand(words.dropFirst(), in: folder).run())
    default: launch()
    }
} catch {
    stop(error, 2)
}

/// Builds the application with a program that drives it, and becomes that program.
func launch() {
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
}
