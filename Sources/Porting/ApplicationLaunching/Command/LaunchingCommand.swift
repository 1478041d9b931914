import ApplicationAdoption
import Foundation

/// Builds a program that launches an application, and runs it.
package struct LaunchingCommand {
    private let arguments: LaunchingArguments

    /// Creates a command.
    ///
    /// - Parameter arguments: what it does.
    package init(_ arguments: LaunchingArguments) { self.arguments = arguments }

    /// Builds the program, and becomes it, unless only a build is asked for.
    ///
    /// - Parameters:
    ///   - current: the current folder.
    ///   - program: this program's file.
    /// - Throws: a ``LaunchingFailure``.
    package func run(in current: URL, program: URL) throws(LaunchingFailure) {
        if !arguments.onlyBuilds { try checkInput() }
        let root = try PackageFolder.find(named: arguments.package, current: current, program: program)
        let scratch =
            arguments.scratch.map { RelativePath.resolved($0, from: current) }
            ?? root.appendingPathComponent(".build/robot")
        let built = try build(root, in: scratch)
        if arguments.onlyBuilds { return }
        try ChildProcess.become(built, arguments.forwarded)
    }

    /// A plugin's standard input is not its user's.
    private func checkInput() throws(LaunchingFailure) {
        guard arguments.isOfPlugin, arguments.subcommand.readsInput else { return }
        let way = arguments.forwarded.first
        if way == nil, isatty(STDIN_FILENO) == 1 { return }
        let command = (["swift", "run", "robot"] + arguments.forwarded).joined(separator: " ")
        throw LaunchingFailure(
            "SwiftPM gives a plugin no standard input\(way == nil ? ", and there is no terminal" : ""). "
                + "Run: \(command)")
    }

    private func build(_ root: URL, in scratch: URL) throws(LaunchingFailure) -> String {
        let written = ProgramPackage(of: root, in: scratch)
        try written.create()
        let manager = SwiftPackageManager(builds: written.build)
        let package = try manager.describe(root)
        let application = try ApplicationFinder(package: package, root: root)
            .application(named: arguments.target, isLaunched: arguments.screens.isEmpty)
        let program = LaunchProgram(
            subcommand: arguments.subcommand, application: application, screens: arguments.screens)
        let manifest = ExtendedManifest(
            original: try ManifestFile.text(in: root, for: Self.swiftVersion), package: package, root: root,
            program: program, robot: try RobotPackage(of: application.target, in: package),
            files: TargetFiles.checksum(of: package, at: root))
        try written.write(try manifest.text(), program: program.text, target: manifest.target)
        return try manager.build(manifest.target, of: written)
    }

    /// The version of Swift by which this is compiled, as packages are. Which of its corrections it is, is not known.
    private static var swiftVersion: [Int] {
        #if compiler(>=6.4)
        [6, 4, .max]
        #elseif compiler(>=6.3)
        [6, 3, .max]
        #else
        [6, 2, .max]
        #endif
    }
}
