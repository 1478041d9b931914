import Foundation

/// A bundle with files of texts.
enum TextBundle {
    /// - Parameter files: the contents of files by their paths, such as `de.lproj/Localizable.strings`.
    static func make(_ files: [String: String]) throws -> Bundle {
        // Files are read once, so each bundle has a folder of its own.
        let files = files.sorted { $0.key < $1.key }
        let parent = FileManager.default.temporaryDirectory
        let names = ["texts.resources"] + (2...9).map { "texts-\($0).resources" }
        let folders = names.map(parent.appendingPathComponent)
        guard let folder = folders.first(where: { !FileManager.default.fileExists(atPath: $0.path) }) else {
            throw CocoaError(.fileWriteFileExists)
        }
        for (path, contents) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try contents.write(to: file, atomically: true, encoding: .utf8)
        }
        guard let bundle = Bundle(url: folder) else { throw CocoaError(.fileNoSuchFile) }
        return bundle
    }

    /// A property list with plural rules for keys, of a text with variables and their forms.
    static func stringsdict(_ texts: [String: (format: String, forms: [String: [String: String]])]) throws
        -> String
    {
        let list = texts.mapValues { text in
            var values: [String: Any] = ["NSStringLocalizedFormatKey": text.format]
            for (name, forms) in text.forms {
                values[name] =
                    forms.merging([
                        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
                        "NSStringFormatValueTypeKey": "d",
                    ]) { $1 } as [String: Any]
            }
            return values
        }
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        return String(decoding: data, as: UTF8.self)
    }

    /// The development language of a bundle.
    static func info(_ language: String) -> String {
        """
        <plist version="1.0"><dict><key>CFBundleDevelopmentRegion</key><string>\(language)</string></dict></plist>
        """
    }
}
