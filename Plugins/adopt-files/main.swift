import ApplicationAdoption
import Foundation

// Writes a package of an application for the plugin AdoptCommand, which runs it in the folder of this package.
if let help = AdoptionArguments.help(for: Array(CommandLine.arguments.dropFirst())) {
    print(help, terminator: "")
    exit(0)
}
do {
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let arguments = try AdoptionArguments(Array(CommandLine.arguments.dropFirst()), in: folder, robot: folder)
    let text = try AdoptionCommand(arguments).run { try ProjectReader.read($0, configuration: $1) }
    FileHandle.standardOutput.write(Data(text.utf8))
} catch {
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    exit(1)
}
