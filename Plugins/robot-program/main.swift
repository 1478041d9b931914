import ApplicationLaunching
import Foundation

// The product `robot`: builds a program that launches an application, and becomes it.
func stop(_ error: any Error, output: String = "", _ status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(output)error: \(error)\n".utf8))
    exit(status)
}

do throws(LaunchingArguments.Mistake) {
    let arguments = try LaunchingArguments(CommandLine.arguments.dropFirst())
    if arguments.isHelp {
        print(LaunchingArguments.usage, terminator: "")
        exit(0)
    }
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    do throws(LaunchingFailure) {
        try LaunchingCommand(arguments)
            .run(in: current, program: URL(fileURLWithPath: link ?? CommandLine.arguments[0]))
    } catch {
        stop(error, output: error.output, 1)
    }
} catch {
    stop(error, 2)
}
