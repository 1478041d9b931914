import Foundation
import SourcePorting

// Rewrites an application's files for the plugins PortUIKit and PortUIKitCommand. Warnings go to the standard error, where
// the build shows those of the compiler.
if let help = PortingArguments.help(for: Array(CommandLine.arguments.dropFirst())) {
    print(help, terminator: "")
    exit(0)
}
do {
    let arguments = try PortingArguments(Array(CommandLine.arguments.dropFirst()))
    let result = try PortingCommand(arguments).run()
    let output = arguments.printsReport ? FileHandle.standardOutput : FileHandle.standardError
    output.write(Data(result.text.utf8))
    if let failure = result.failure {
        FileHandle.standardError.write(Data("error: \(failure)\n".utf8))
        exit(1)
    }
} catch {
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    exit(1)
}
