import Foundation

/// The pods of `Podfile.lock`.
struct PodfileLock {
    private(set) var packages: [AdoptedPackage] = []

    /// Nothing if the folder has no such file.
    init(in folder: String, _ finder: FileFinder) {
        let lines = (finder.text("\(folder)/Podfile.lock") ?? "").split(whereSeparator: \.isNewline)
        let local = Self.localFolders(lines)
        var known: Set<String> = []
        for line in Self.section("PODS:", lines) where line.hasPrefix("  - ") {
            // `  - Shop/Core (1.2.0):` is a part of the pod Shop.
            let words = line.dropFirst(4).split(separator: " ").map { $0.filter { !"\"()':".contains($0) } }
            guard let full = words.first, let name = full.split(separator: "/").first.map(String.init),
                known.insert(name).inserted
            else { continue }
            let version = words.count > 1 ? words[1] : ""
            packages.append(
                AdoptedPackage(
                    name: name, source: Self.source(name, version, local[name], folder, finder)))
        }
    }

    private static func source(
        _ name: String, _ version: String, _ local: String?, _ folder: String, _ finder: FileFinder
    ) -> AdoptedPackage.Source {
        if let local { return .local(FilePath.url(FilePath.join(folder, local))) }
        let checkedOut = FilePath.join(folder, "Pods/\(name)")
        return finder.isFolder(checkedOut) ? .local(FilePath.url(checkedOut)) : .pod(version)
    }

    /// The lines of a section.
    private static func section(_ title: String, _ lines: [Substring]) -> [Substring] {
        lines.drop { $0 != title }.dropFirst().prefix { $0.first == " " }.map(\.self)
    }

    /// The folders of pods that are developed with the application.
    private static func localFolders(_ lines: [Substring]) -> [String: String] {
        var folders: [String: String] = [:]
        var name = ""
        for line in section("EXTERNAL SOURCES:", lines) {
            let content = line.trimmed
            if content.hasPrefix(":path:") {
                folders[name] = content.dropFirst(6).trimmed.filter { !"\"'".contains($0) }
            } else if content.hasSuffix(":"), content.first != ":" {
                name = content.dropLast().filter { !"\"'".contains($0) }
            }
        }
        return folders
    }
}
