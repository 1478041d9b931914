import Foundation

/// A package beside the application's, with its targets, by symbolic links, and one for a program.
///
/// What is the same as before is not written, so that nothing is built that has not changed.
struct ProgramPackage {
    /// The application's package.
    let root: URL
    /// The folder that it is written to. It has the name of the application's, by which SwiftPM knows a package.
    let folder: URL
    /// The folder of its build.
    let build: URL

    private static let resolved = "Package.resolved"

    /// - Parameters:
    ///   - root: the folder of the application's package.
    ///   - scratch: the folder for builds.
    init(of root: URL, in scratch: URL) {
        self.root = root
        folder = scratch.appendingPathComponent("package").appendingPathComponent(root.lastPathComponent)
        build = scratch.appendingPathComponent("build")
    }

    /// Makes the folders.
    ///
    /// - Throws: a ``LaunchingFailure`` if they cannot be written to.
    func create() throws(LaunchingFailure) {
        try change {
            for folder in [folder, build] {
                try make(folder)
                guard FileManager.default.isWritableFile(atPath: folder.path) else {
                    throw POSIXError(.EACCES)
                }
            }
        }
    }

    /// Writes the package.
    ///
    /// - Parameters:
    ///   - manifest: the text of `Package.swift`.
    ///   - program: the text of the program.
    ///   - target: the name of its target.
    /// - Throws: a ``LaunchingFailure`` for a folder that cannot be written to.
    func write(_ manifest: String, program: String, target: String) throws(LaunchingFailure) {
        try create()
        try change {
            try link()
            try copyResolved()
            try write(manifest, to: PackageFolder.manifest)
            try write(program, to: "\(ExtendedManifest.folder)/\(target)/main.swift")
            try forgetOtherPlan()
        }
    }

    private func change(_ write: () throws -> Void) throws(LaunchingFailure) {
        do {
            try write()
        } catch {
            let failure = error as NSError
            let cause = (failure.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError }
            let code = [failure, cause ?? failure].first { $0.domain == NSPOSIXErrorDomain }?.code
            let reason = code.map { String(cString: strerror(Int32($0))) } ?? failure.localizedDescription
            throw LaunchingFailure(
                "\(folder.path) cannot be written: \(reason). Name a folder for the build: --scratch-path FOLDER"
            )
        }
    }

    /// Links what is in the application's package, and removes links to what is no longer there.
    private func link() throws {
        let manager = FileManager.default
        let names = try manager.contentsOfDirectory(atPath: root.path).filter(Self.isLinked)
        for name in try manager.contentsOfDirectory(atPath: folder.path) {
            let link = folder.appendingPathComponent(name).path
            guard let target = try? manager.destinationOfSymbolicLink(atPath: link) else { continue }
            if !names.contains(name) || target != root.appendingPathComponent(name).path {
                try manager.removeItem(atPath: link)
            }
        }
        for name in names {
            let link = folder.appendingPathComponent(name).path
            guard (try? manager.destinationOfSymbolicLink(atPath: link)) == nil else { continue }
            try manager.createSymbolicLink(
                atPath: link, withDestinationPath: root.appendingPathComponent(name).path)
        }
    }

    private static func isLinked(_ name: String) -> Bool {
        ![".build", ".git", ExtendedManifest.folder, resolved].contains(name)
            && !ManifestFile.isManifest(name)
    }

    /// The versions of packages are the application's, unless they were resolved here later.
    private func copyResolved() throws {
        let original = root.appendingPathComponent(Self.resolved)
        let copy = folder.appendingPathComponent(Self.resolved)
        guard let data = try? Data(contentsOf: original) else { return }
        let dates = [original, copy].map { file in
            (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
        }
        if let first = dates[0], let second = dates[1], first <= second { return }
        try data.write(to: copy, options: .atomic)
    }

    /// Several packages can share a build. SwiftPM does not notice that its plan is another package's.
    private func forgetOtherPlan() throws {
        let latest = build.appendingPathComponent("latest-package")
        let path = Data(folder.path.utf8)
        guard (try? Data(contentsOf: latest)) != path else { return }
        try? FileManager.default.removeItem(at: build.appendingPathComponent("debug.yaml"))
        try path.write(to: latest, options: .atomic)
    }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        let data = Data(text.utf8)
        guard (try? Data(contentsOf: file)) != data else { return }
        try make(file.deletingLastPathComponent())
        try data.write(to: file, options: .atomic)
    }

    private func make(_ folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// A text in which paths of the linked files are those of the application's package.
    func withOriginalPaths(_ text: String) -> String {
        let parts = text.components(separatedBy: folder.path + "/")
        return parts.dropFirst().reduce(into: parts[0]) { result, part in
            let isOwn =
                part.hasPrefix("\(ExtendedManifest.folder)/") || part.hasPrefix(PackageFolder.manifest)
            result += (isOwn ? folder : root).path + "/" + part
        }
    }
}
