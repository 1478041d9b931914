extension SourceIndex {
    /// Such as `Sources/Touch/Taps/tapOn.swift:12: GestureRunner, of Sources/Touch/Touches/GestureRunner.swift`.
    func describe(_ reference: Reference) -> String {
        let symbol = symbols[reference.symbol]
        let home = symbol.file.map { ", of \(files[$0].path)" } ?? ""
        return "\(files[reference.file].path):\(reference.line): \(symbol.name)\(home)"
    }

    func describe(_ cut: ModuleFiles.Cut) -> String {
        let others = cut.count > 1 ? ", and \(cut.count - 1) more to it" : ""
        return "\(describe(cut.reference))\(others): \(cut.gain) fewer"
    }

    /// The references from a folder to another, or between files: `Touch`, `ViewQuery/Search`, or `Views` for a folder in
    /// any module.
    func references(from folder: String, to other: String) -> [String] {
        let folders = Dictionary(uniqueKeysWithValues: ModuleFiles.all(of: self).map { ($0.name, $0.folder) })
        let paths = files.map { file in
            let path = folders[file.module].map { file.path.dropFirst($0.count) } ?? Substring(file.path)
            return [String(path), "\(file.module)/\(path)", file.path]
        }
        func isIn(_ folder: String, _ file: Int) -> Bool {
            paths[file].contains { $0 == folder || $0.hasPrefix(folder + "/") }
        }
        let from = files.indices.map { isIn(folder, $0) }
        let to = files.indices.map { isIn(other, $0) }
        let found = references.filter { reference in
            guard !reference.isImplicit, let home = symbols[reference.symbol].file else { return false }
            return home != reference.file && from[reference.file] && to[home]
        }
        return Set(found).sorted { ($0.file, $0.line, $0.symbol) < ($1.file, $1.line, $1.symbol) }
            .map(describe)
    }

    /// The definitions of `Sources` that no file references, and that override or satisfy nothing.
    func unused() -> [String] {
        let referenced = Set(references.map(\.symbol))
        return symbols.indices
            .filter { symbols[$0].file != nil && !symbols[$0].isImplied && !symbols[$0].isOverride }
            .filter { !referenced.contains($0) }
            .map { symbols[$0] }
            .sorted { ($0.file!, $0.line, $0.name) < ($1.file!, $1.line, $1.name) }
            .map { "\(files[$0.file!].path):\($0.line): \($0.name)" }
    }
}

extension String {
    /// Behind spaces, or with spaces behind it if `count` is negative.
    func padded(to count: Int) -> String {
        let spaces = String(repeating: " ", count: Swift.max(0, abs(count) - self.count))
        return count < 0 ? self + spaces : spaces + self
    }
}
