import Foundation
import Synchronization

/// The asset catalogues of a bundle: folders such as `Assets.xcassets`, as Xcode keeps them.
///
/// A device has them compiled into one file. Here the bundle has the folders themselves, with a `Contents.json` in each.
struct AssetCatalog: Sendable {
    /// The folders of images and colours, by names such as `Logo.imageset`; in a namespace `Icons/Logo.imageset`.
    private let folders: [String: URL]

    // Files of a bundle do not change while the program runs.
    private static let known = Mutex<[String: AssetCatalog?]>([:])

    /// Returns the catalogue of a bundle; `nil` if the bundle has none.
    ///
    /// - Complexity: O(1) after the first time, which lists the folders.
    static func of(_ bundle: Bundle) -> AssetCatalog? {
        let path = bundle.resourcePath ?? bundle.bundlePath
        return known.withLock { known in
            if let catalog = known[path] { return catalog }
            let catalog = AssetCatalog(in: path)
            known[path] = .some(catalog)
            return catalog
        }
    }

    private init?(in path: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let catalogs = names.filter { $0.hasSuffix(".xcassets") }.sorted()
        guard !catalogs.isEmpty else { return nil }
        var folders: [String: URL] = [:]
        for name in catalogs {
            Self.collect(URL(fileURLWithPath: path).appendingPathComponent(name), namespace: "", &folders)
        }
        self.folders = folders
    }

    private static func collect(_ folder: URL, namespace: String, _ folders: inout [String: URL]) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() {
            let url = folder.appendingPathComponent(name)
            switch url.pathExtension {
            case "imageset", "colorset":
                // The first catalogue with the name has it.
                folders["\(namespace)\(name)"] = folders["\(namespace)\(name)"] ?? url
            case "":
                let content: Group? = decode(in: url)
                let isNamespace = content?.properties?.providesNamespace ?? false
                collect(url, namespace: isNamespace ? "\(namespace)\(name)/" : namespace, &folders)
            default: break
            }
        }
    }

    /// Returns a folder and what its `Contents.json` says; `nil` for a name that is not in the catalogue.
    func content<Content: Decodable>(
        _ name: String, as type: Content.Type
    ) -> (folder: URL, content: Content)? {
        guard let folder = folders[name], let content: Content = Self.decode(in: folder) else { return nil }
        return (folder, content)
    }

    private static func decode<Content: Decodable>(in folder: URL) -> Content? {
        let path = folder.appendingPathComponent("Contents.json").path
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        return try? JSONDecoder().decode(Content.self, from: data)
    }

    /// What the file of a folder of folders says.
    private struct Group: Decodable {
        struct Properties: Decodable {
            var providesNamespace: Bool?

            enum CodingKeys: String, CodingKey {
                case providesNamespace = "provides-namespace"
            }
        }

        var properties: Properties?
    }
}
