import Foundation
import HeadlessUIKit
import Pictures

/// The known findings of a screen, in a text file beside the test's, which people review.
///
/// A line has the finding, the place of the view and the guises, and then what the view shows:
/// `Text clipped | LoginViewController/UIStackView/UILabel 2 | iPhone SE, AX5; iPhone 14, AX5 | UILabel "Terms"`.
struct Baseline {
    /// What the file says of one finding.
    struct Entry: Equatable {
        let key: String
        /// The names of guises; `nil` for all.
        var guises: Set<String>?
        let view: String

        func includes(_ guise: Guise) -> Bool { guises?.contains("\(guise)") ?? true }
    }

    /// The variable of the environment with which the files are written again.
    static let updateVariable = "ROBOT_UPDATE_GUISES"

    static var updates: Bool { StoredFiles.areUpdated(by: updateVariable) }

    let file: URL
    private(set) var entries: [Entry] = []

    private static let all = "all"
    private static let header = """
        # Findings that are known and do not fail: what, where, in which guises, and the view, a line each.
        # \(updateVariable)=1 writes this file again.

        """

    /// Reads the file of a screen in the folder `Guises/<test file>` beside the test's file.
    ///
    /// - Throws: if the file cannot be read; one that is not there has no entries.
    init(of screen: String, beside testFile: String) throws {
        file = StoredFiles.folder("Guises", of: testFile).appendingPathComponent("\(screen).txt")
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        let text = try String(contentsOf: file, encoding: .utf8)
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = line.trimmingCharacters(in: .whitespaces)
            if line.isEmpty || line.hasPrefix("#") { continue }
            guard let entry = Entry(line) else { throw BaselineProblem(line: index + 1, text: line) }
            entries.append(entry)
        }
    }

    func knows(_ finding: GuiseFinding) -> Bool {
        let same = entries.filter { $0.key == finding.key }
        return finding.guises.allSatisfy { guise in same.contains { $0.includes(guise) } }
    }

    /// The guises of a finding that it does not have.
    func newGuises(of finding: GuiseFinding) -> [Guise] {
        let same = entries.filter { $0.key == finding.key }
        return finding.guises.filter { guise in !same.contains { $0.includes(guise) } }
    }

    /// The entries that nothing found has, though a guise was shown that they name.
    func gone(from found: [GuiseFinding], in shown: [Guise]) -> [String] {
        let keys = Set(found.map(\.key))
        return entries.filter { entry in !keys.contains(entry.key) && shown.contains { entry.includes($0) } }
            .map(\.line)
    }

    /// Takes over what was found in the guises that were shown; what is known of others stays.
    ///
    /// - Parameter isWhole: whether they are all guises of the test, so that a finding in each of them is one in all.
    mutating func update(to found: [GuiseFinding], in shown: [Guise], isWhole: Bool) {
        let names = Set(shown.map(\.description))
        var kept = isWhole ? [] : entries
        for index in kept.indices { kept[index].guises?.subtract(names) }
        let keys = Set(found.map(\.key))
        kept.removeAll { $0.guises?.isEmpty ?? !keys.contains($0.key) }
        entries = kept
        add(found)
        guard isWhole else { return }
        for index in entries.indices where entries[index].guises == names { entries[index].guises = nil }
    }

    /// Adds what was found to what is known.
    mutating func add(_ found: [GuiseFinding]) {
        for finding in found {
            let guises = Set(finding.guises.map(\.description))
            if let index = entries.firstIndex(where: { $0.key == finding.key }) {
                entries[index].guises?.formUnion(guises)
            } else {
                entries.append(Entry(key: finding.key, guises: guises, view: finding.view))
            }
        }
    }

    /// Writes the file, or removes it if nothing is known.
    func write() throws {
        let manager = FileManager.default
        guard !entries.isEmpty else {
            if manager.fileExists(atPath: file.path) { try manager.removeItem(at: file) }
            return
        }
        try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let lines = entries.map(\.line).sorted()
        try (Self.header + lines.joined(separator: "\n") + "\n")
            .write(to: file, atomically: true, encoding: .utf8)
    }
}

/// A line of the file that cannot be read.
struct BaselineProblem: Error, CustomStringConvertible {
    let line: Int
    let text: String

    var description: String {
        "line \(line) is not `finding | place | guises | view`: \(text)"
    }
}

extension Baseline.Entry {
    private static let separator = " | "

    init?(_ line: String) {
        let parts = line.components(separatedBy: Self.separator)
        guard parts.count >= 3 else { return nil }
        key = parts[0] + Self.separator + parts[1]
        guises = parts[2] == "all" ? nil : Set(parts[2].components(separatedBy: "; "))
        view = parts.dropFirst(3).joined(separator: Self.separator)
    }

    var line: String {
        let guises = guises.map { $0.sorted().joined(separator: "; ") } ?? "all"
        return [key, guises, view].joined(separator: Self.separator)
    }
}
