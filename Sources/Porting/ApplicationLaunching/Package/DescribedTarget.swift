/// A target, as `swift package dump-package` describes it.
struct DescribedTarget: Decodable, Equatable {
    /// A product or a plugin, and the package that has it, if the manifest names one.
    struct Use: Equatable {
        let name: String
        let package: String?
    }

    let name: String
    /// Such as `regular`, `executable` and `test`.
    let kind: String
    /// The folder, if it is not the one that SwiftPM looks in.
    var path: String?
    var sources: [String]?
    var exclude: [String] = []
    var products: [Use] = []
    var plugins: [Use] = []

    /// Whether it may have an application's code.
    var isCode: Bool { isProgram || kind == "regular" }
    var isProgram: Bool { kind == "executable" }
    /// Whether its files are an application's, which the plugin rewrites.
    var isPorted: Bool { plugins.contains { $0.name == "PortUIKit" } }
}

extension DescribedTarget {
    private enum Key: CodingKey { case name, type, path, sources, exclude, dependencies, pluginUsages }

    /// An element of a list in which names, `null` and conditions stand side by side.
    private struct Word: Decodable {
        let text: String?

        init(from decoder: any Decoder) throws {
            text = try? decoder.singleValueContainer().decode(String.self)
        }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        name = try container.decode(String.self, forKey: .name)
        kind = try container.decode(String.self, forKey: .type)
        path = try container.decodeIfPresent(String.self, forKey: .path)
        sources = try container.decodeIfPresent([String].self, forKey: .sources)
        exclude = try container.decodeIfPresent([String].self, forKey: .exclude) ?? []
        products = try Self.uses(container, .dependencies, of: "product")
        plugins = try Self.uses(container, .pluginUsages, of: "plugin")
    }

    /// Those of a kind in a list such as `[{"product": ["UIKit", "robot-swift", null, null]}]`.
    private static func uses(
        _ container: KeyedDecodingContainer<Key>, _ key: Key, of kind: String
    ) throws -> [Use] {
        let entries = try container.decodeIfPresent([[String: [Word]]].self, forKey: key) ?? []
        return entries.compactMap { entry in
            guard let words = entry[kind], let name = words.first?.text else { return nil }
            return Use(name: name, package: words.dropFirst().first?.text)
        }
    }
}
