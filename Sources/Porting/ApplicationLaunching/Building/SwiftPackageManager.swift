import Foundation

/// Runs `swift` on packages. Its builds are apart from the application's own, which may go on at the same time.
struct SwiftPackageManager {
    /// The folder of the build.
    let builds: URL

    /// Reads a package's manifest. What SwiftPM says of it goes to standard error.
    ///
    /// - Throws: a ``LaunchingFailure`` if SwiftPM cannot read it.
    func describe(_ folder: URL) throws(LaunchingFailure) -> DescribedPackage {
        var bytes: [UInt8] = []
        let ending = try ChildProcess.run(
            [
                "swift", "package", "dump-package", "--package-path", folder.path, "--scratch-path",
                builds.path,
            ],
            readsErrors: false
        ) { bytes += $0 }
        guard ending.isSuccess else {
            throw LaunchingFailure("Package.swift in \(folder.path) cannot be read.")
        }
        do {
            return try JSONDecoder().decode(DescribedPackage.self, from: Data(bytes))
        } catch {
            throw LaunchingFailure("What `swift package dump-package` wrote was not understood: \(error)")
        }
    }

    /// Builds a package's program.
    ///
    /// - Returns: the program's path.
    /// - Throws: a ``LaunchingFailure`` with the compiler's errors.
    func build(_ target: String, of package: ProgramPackage) throws(LaunchingFailure) -> String {
        var (output, line) = (BuildOutput(), ProgressLine())
        line.show("Building \(target)")
        let ending = try ChildProcess.run(
            [
                "swift", "build", "--package-path", package.folder.path, "--scratch-path", builds.path,
                "--disable-index-store", "--product", target,
            ], readsErrors: true
        ) { bytes in
            output.take(bytes)
            if let progress = output.progress { line.show(progress) }
        }
        line.clear()
        output.finish()
        guard ending.isSuccess else {
            throw LaunchingFailure(
                "\(target) was not built: `swift build` ended with the status \(ending.status).",
                output: package.withOriginalPaths(output.errors))
        }
        return builds.appendingPathComponent("debug/\(target)").path
    }
}
