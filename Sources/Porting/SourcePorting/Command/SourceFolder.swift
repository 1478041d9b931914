import Foundation

/// Finds and reads Swift files.
package enum SourceFolder {
    /// Returns the paths of the Swift files among some files and in some folders, without repetition.
    ///
    /// What stands in a folder is in the order of the names; hidden files and folders are left out. A folder with a
    /// file `port-uikit.json` stands for the files that this names.
    package static func paths(_ inputs: [String]) throws -> [String] {
        var seen: Set<String> = []
        return try inputs.flatMap { try paths(in: $0) }.filter { seen.insert($0).inserted }
    }

    private static func paths(in input: String) throws -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: input, isDirectory: &isFolder) else {
            throw PortingArguments.Mistake(description: "\(input) does not exist.")
        }
        guard isFolder.boolValue else { return input.hasSuffix(".swift") ? [input] : [] }
        if let target = try TargetConfiguration(in: input) {
            return target.inputs.flatMap { contents(of: $0, except: target.leavesOut) }
        }
        return contents(of: input)
    }

    /// The files and folders that an input stands for: those that a target's folder names, or itself.
    package static func places(_ input: String) throws -> [String] {
        try TargetConfiguration(in: input)?.inputs ?? [input]
    }

    private static func contents(
        of input: String, except isLeftOut: (String) -> Bool = { _ in false }
    ) -> [String] {
        guard !input.hasSuffix(".swift") else { return [input] }
        // Of a file, such as a property list, there are none.
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: input)) ?? []
        let base = input.hasSuffix("/") ? String(input.dropLast()) : input
        return names.filter { isSource($0) && !isLeftOut($0) }.sorted().map { "\(base)/\($0)" }
    }

    private static func isSource(_ name: String) -> Bool {
        name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }

    static func read(_ path: String) throws -> SourceFile {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw PortingArguments.Mistake(description: "\(path) cannot be read.")
        }
        guard let text = String(bytes: data, encoding: .utf8) else {
            throw PortingArguments.Mistake(description: "\(path) is not text in UTF-8.")
        }
        return SourceFile(path: path, text: text)
    }

    /// Writes a file if its content differs, so that what did not change is not compiled again.
    static func write(_ text: String, to path: String) throws {
        let data = Data(text.utf8)
        guard FileManager.default.contents(atPath: path) != data else { return }
        try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
