import Foundation

/// Writes the files of a package, and changes nothing of what its user wrote.
struct PackageUpdate: Equatable {
    /// What becomes of a file.
    enum Action: CaseIterable {
        case written
        case changed
        case unchanged
        /// It was written earlier, and is not there any more.
        case restored
        /// It is no longer needed.
        case deleted
        /// Its user changed it, and it would be the same as the last time.
        case kept
        /// Its user changed it, and it would be another one now.
        case keptDiffering
        /// It was there before anything was written.
        case foreign
    }

    private(set) var actions: [Action: [String]] = [:]
    private(set) var written = WrittenFiles()
    private var texts: [(path: String, text: String)] = []
    private var removed: [String] = []
    private let folder: URL

    static func == (one: PackageUpdate, other: PackageUpdate) -> Bool { one.actions == other.actions }

    /// Decides what becomes of the files, and changes nothing.
    init(of folder: URL, to files: [PlannedFile]) {
        self.folder = folder
        let earlier = WrittenFiles(of: folder)
        for file in files { decide(file, earlier.checksums[file.path]) }
        let paths = Set(files.map(\.path))
        for (path, checksum) in earlier.checksums.sorted(by: { $0.key < $1.key }) where !paths.contains(path)
        {
            removeUnlessChanged(path, checksum)
        }
    }

    private mutating func note(_ action: Action, _ path: String) { actions[action, default: []].append(path) }

    private mutating func decide(_ file: PlannedFile, _ earlier: String?) {
        let existing = text(at: file.path)
        let planned = file.checksum(of: file.text)
        written.checksums[file.path] = planned
        guard let existing else {
            note(earlier == nil ? .written : .restored, file.path)
            return texts.append((file.path, file.text))
        }
        let current = file.checksum(of: existing)
        if current == planned {
            note(.unchanged, file.path)
            removeCopy(file.path)
        } else if current == earlier {
            note(.changed, file.path)
            texts.append((file.path, file.text(keepingPartOf: existing)))
            removeCopy(file.path)
        } else if let earlier {
            // The list keeps what was written last, so that the file counts as changed by its user the next time, too.
            note(earlier == planned ? .kept : .keptDiffering, file.path)
            keep(file)
        } else {
            written.checksums[file.path] = nil
            note(.foreign, file.path)
            keep(file)
        }
    }

    /// Removes what a file would have been, which it is now.
    private mutating func removeCopy(_ path: String) {
        let copy = "\(WrittenFiles.folder)/\(path)"
        if text(at: copy) != nil { removed.append(copy) }
    }

    private mutating func keep(_ file: PlannedFile) {
        texts.append(("\(WrittenFiles.folder)/\(file.path)", file.text))
    }

    private mutating func removeUnlessChanged(_ path: String, _ checksum: String) {
        guard let existing = text(at: path) else { return }
        let file = PlannedFile(path: path, text: existing, ownPart: StubFile.ownPart)
        guard file.checksum(of: existing) == checksum, file.ownText.isEmpty else { return note(.kept, path) }
        note(.deleted, path)
        removed.append(path)
    }

    private func text(at path: String) -> String? {
        (try? Data(contentsOf: folder.appendingPathComponent(path))).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// Changes the files.
    ///
    /// - Throws: what `FileManager` and `Data` throw.
    func write() throws {
        for (path, text) in texts + [(WrittenFiles.path, written.text)] {
            let file = folder.appendingPathComponent(path)
            guard self.text(at: path) != text else { continue }
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file, options: .atomic)
        }
        for path in removed { try remove(path) }
    }

    /// Removes a file, and the folders that are empty without it.
    private func remove(_ path: String) throws {
        let manager = FileManager.default
        try manager.removeItem(at: folder.appendingPathComponent(path))
        var components = path.split(separator: "/").dropLast()
        while !components.isEmpty {
            let parent = folder.appendingPathComponent(components.joined(separator: "/"))
            guard try manager.contentsOfDirectory(atPath: parent.path).isEmpty else { return }
            try manager.removeItem(at: parent)
            components = components.dropLast()
        }
    }
}

extension PlannedFile {
    /// The checksum of a text without what belongs to the user.
    func checksum(of text: String) -> String {
        guard let range = ownRange(in: text) else { return Checksum.of(text) }
        return Checksum.of(String(text[..<range.lowerBound] + text[range.upperBound...]))
    }

    /// The planned text with what the user wrote in an existing one.
    func text(keepingPartOf existing: String) -> String {
        guard let old = ownRange(in: existing), let new = ownRange(in: text) else { return text }
        return text.replacingCharacters(in: new, with: existing[old])
    }

    /// What the user wrote in the text.
    var ownText: String {
        ownRange(in: text).map { text[$0].trimmingCharacters(in: .whitespacesAndNewlines) } ?? ""
    }

    private func ownRange(in text: String) -> Range<String.Index>? {
        guard let part = ownPart, let begin = text.range(of: part.begin),
            let end = text.range(of: part.end, range: begin.upperBound..<text.endIndex)
        else { return nil }
        return begin.upperBound..<end.lowerBound
    }
}
