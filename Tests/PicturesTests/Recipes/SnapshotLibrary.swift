import Foundation

// A stand-in with the shape of swift-snapshot-testing, as far as the recipe of "Pictures" uses it: the package itself depends
// on no other.

/// How a format is stored and compared.
struct Diffing<Value> {
    var toData: (Value) -> Data
    var fromData: (Data) -> Value
    /// What differs, in words; `nil` if nothing does.
    var diff: (Value, Value) -> String?
}

/// How a value becomes what is stored and compared.
struct Snapshotting<Value, Format> {
    var pathExtension: String?
    var diffing: Diffing<Format>
    var snapshot: (Value) -> Format

    init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
        (self.pathExtension, self.diffing, self.snapshot) = (pathExtension, diffing, snapshot)
    }

    /// The same for another value, of which a function makes this one.
    func pullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Value
    ) -> Snapshotting<NewValue, Format> {
        Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
            snapshot(transform($0))
        }
    }
}

typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == String, Format == String {
    /// Text, compared line by line.
    static var lines: Snapshotting {
        Snapshotting(pathExtension: "txt", diffing: .lines) { $0 }
    }
}

extension Diffing where Value == String {
    static var lines: Diffing {
        Diffing(
            toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
            diff: { old, new in
                let (before, after) = (old.split(separator: "\n"), new.split(separator: "\n"))
                let changes = after.difference(from: before).map { change in
                    switch change {
                    case .remove(_, let line, _): "- \(line)"
                    case .insert(_, let line, _): "+ \(line)"
                    }
                }
                return changes.isEmpty ? nil : changes.joined(separator: "\n")
            })
    }
}

/// The folder of the references of a test.
@MainActor
struct SnapshotFolder {
    let url: URL

    /// Compares a value with its reference, which is written if it is not there.
    ///
    /// - Returns: what differs, or that the reference was written; `nil` if nothing differs.
    func verifySnapshot<Value, Format>(
        of value: Value, as strategy: Snapshotting<Value, Format>, named name: String
    ) throws -> String? {
        let file = url.appendingPathComponent("\(name).\(strategy.pathExtension ?? "")")
        let present = strategy.snapshot(value)
        guard FileManager.default.fileExists(atPath: file.path) else {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try strategy.diffing.toData(present).write(to: file)
            return "recorded"
        }
        return strategy.diffing.diff(strategy.diffing.fromData(try Data(contentsOf: file)), present)
    }
}
