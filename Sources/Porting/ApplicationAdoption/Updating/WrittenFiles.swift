import Foundation

/// What was written into a package at an earlier time: the checksums of its files by their paths.
///
/// A file of its own has them, and not a comment in each file: `port-uikit.json` and `Info.plist` have no comments,
/// and a file that was deleted has none either.
struct WrittenFiles: Equatable {
    /// The hidden folder with the list, and with files that could not be written over.
    static let folder = ".adopted"
    static let path = "\(folder)/written.json"

    var checksums: [String: String] = [:]

    init(_ checksums: [String: String] = [:]) {
        self.checksums = checksums
    }

    /// Reads the list of a package; an empty one if it has none.
    init(of package: URL) {
        let file = package.appendingPathComponent(Self.path)
        guard let data = try? Data(contentsOf: file),
            let content = try? JSONDecoder().decode([String: String].self, from: data)
        else { return }
        // A list that someone has written cannot lead out of the package.
        checksums = content.filter { path, _ in
            !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
        }
    }

    var text: String {
        let entries = checksums.sorted { $0.key < $1.key }.map {
            "    \(JSONText.quoted($0.key)): \(JSONText.quoted($0.value))"
        }
        return "{\n\(entries.joined(separator: ",\n"))\n}\n"
    }
}
