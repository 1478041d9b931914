import ApplicationAdoption
import Foundation
import SourcePorting

/// The files of a target.
struct TargetFiles {
    /// Where SwiftPM looks for a target's folder.
    private static let parents = ["Sources", "Source", "src", "srcs"]

    /// The Swift files: the target's own, and those of the application that it names.
    let swift: [URL]
    /// The application's `Info.plist`.
    let information: URL?
    /// The target's own file `main.swift`, relative to its folder.
    let beginning: String?

    /// Finds the files; there are none where the folder is not there.
    ///
    /// - Parameters:
    ///   - target: the target.
    ///   - package: the package that it belongs to.
    ///   - root: the package's folder.
    init(of target: DescribedTarget, in package: DescribedPackage, at root: URL) {
        let folder = Self.folder(of: target, in: package, at: root)
        let paths = (try? SourceFolder.paths([folder.path])) ?? []
        let own = Self.own(of: target, in: folder, paths)
        var seen: Set<String> = []
        swift = (paths + own).filter { seen.insert($0).inserted && Self.isTaken($0, of: target, folder) }
            .map { URL(fileURLWithPath: $0) }
        information = Self.information(in: folder)
        beginning = own.first { $0.hasSuffix("/main.swift") }.map {
            RelativePath.from(folder, to: URL(fileURLWithPath: $0))
        }
    }

    /// A checksum of the names of the files that ported targets have.
    static func checksum(of package: DescribedPackage, at root: URL) -> String {
        let names = package.targets.filter(\.isPorted).flatMap { target -> [String] in
            let places = try? SourceFolder.places(folder(of: target, in: package, at: root).path)
            return (places ?? []).flatMap { place in
                [place] + ((try? FileManager.default.subpathsOfDirectory(atPath: place)) ?? []).sorted()
            }
        }
        return Checksum.of(names.joined(separator: "\n"))
    }

    private static func folder(
        of target: DescribedTarget, in package: DescribedPackage, at root: URL
    ) -> URL {
        if let path = target.path { return RelativePath.resolved(path, from: root) }
        let folders = parents.map { root.appendingPathComponent($0) }
        let named = folders.map { $0.appendingPathComponent(target.name) }
        let single = package.targets.count(where: \.isCode) == 1 ? folders : []
        return (named + single).first { FileManager.default.fileExists(atPath: $0.path) } ?? named[0]
    }

    /// The files that the manifest names: beside the application's, a target has some of its own.
    private static func own(of target: DescribedTarget, in folder: URL, _ paths: [String]) -> [String] {
        guard let sources = target.sources else { return target.isPorted ? [] : paths }
        return sources.flatMap { name in
            (try? SourceFolder.paths([folder.appendingPathComponent(name).path])) ?? []
        }
    }

    private static func isTaken(_ path: String, of target: DescribedTarget, _ folder: URL) -> Bool {
        guard !target.isPorted else { return true }
        let file = URL(fileURLWithPath: path)
        let contains = { (name: String) in RelativePath.contains(folder.appendingPathComponent(name), file) }
        return !target.exclude.contains(where: contains) && target.sources?.contains(where: contains) ?? true
    }

    /// The `Info.plist` among what a target's folder stands for; of several the outermost.
    private static func information(in folder: URL) -> URL? {
        let places = (try? SourceFolder.places(folder.path)) ?? [folder.path]
        let files = places.flatMap { place -> [String] in
            if place.hasSuffix("/Info.plist") { return [place] }
            let names = (try? FileManager.default.subpathsOfDirectory(atPath: place)) ?? []
            return names.filter { $0 == "Info.plist" || $0.hasSuffix("/Info.plist") }.sorted()
                .map { "\(place)/\($0)" }
        }
        let outermost = files.min {
            ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1)
        }
        return outermost.map { URL(fileURLWithPath: $0) }
    }
}
