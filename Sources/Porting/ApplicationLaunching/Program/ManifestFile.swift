import Foundation

/// The manifest of a package that SwiftPM reads: `Package.swift`, or one for a version of Swift.
enum ManifestFile {
    /// Returns the file's text.
    ///
    /// - Parameters:
    ///   - folder: the package's folder.
    ///   - version: the version of Swift.
    /// - Throws: a ``LaunchingFailure`` if it cannot be read.
    static func text(in folder: URL, for version: [Int]) throws(LaunchingFailure) -> String {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let file = folder.appendingPathComponent(name(among: names, for: version))
        guard let data = try? Data(contentsOf: file) else {
            throw LaunchingFailure("\(file.path) cannot be read.")
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// The manifest for the latest version that is not later than a given one, or the one for all versions.
    ///
    /// - Parameters:
    ///   - names: the names of files.
    ///   - version: the version of Swift.
    static func name(among names: [String], for version: [Int]) -> String {
        let versioned = names.compactMap { name -> (version: [Int], name: String)? in
            guard let match = name.wholeMatch(of: /Package@swift-([0-9.]+)\.swift/) else { return nil }
            return (match.1.split(separator: ".").compactMap { Int($0) }, name)
        }
        let fitting = versioned.filter { !version.lexicographicallyPrecedes($0.version) }
        return fitting.max { $0.version.lexicographicallyPrecedes($1.version) }?.name
            ?? PackageFolder.manifest
    }

    static func isManifest(_ name: String) -> Bool {
        name == PackageFolder.manifest || name.hasPrefix("Package@swift-")
    }
}
