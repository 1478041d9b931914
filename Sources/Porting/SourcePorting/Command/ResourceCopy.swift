import Foundation

/// A file or folder that is copied without change, such as a nib.
public struct ResourceCopy: Equatable, Sendable {
    /// The path of the original.
    public let source: String
    /// The path of the copy in the folder that it is written to, such as `de.lproj/Localizable.strings`.
    public let name: String

    /// Creates a copy, which ``write(to:)`` makes.
    ///
    /// - Parameters:
    ///   - source: the path of the original.
    ///   - name: the path in the folder that it is written to.
    public init(source: String, name: String) {
        self.source = source
        self.name = name
    }

    /// Writes the copy in the place of an earlier one.
    ///
    /// - Parameter folder: the folder that it is written to.
    /// - Throws: a ``PortingArguments/Mistake`` if the original does not exist, and what `FileManager` throws.
    public func write(to folder: String) throws {
        let manager = FileManager.default
        guard manager.fileExists(atPath: source) else {
            throw PortingArguments.Mistake(description: "\(source) does not exist.")
        }
        let copy = URL(fileURLWithPath: "\(folder)/\(name)")
        try manager.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        if manager.fileExists(atPath: copy.path) { try manager.removeItem(at: copy) }
        try manager.copyItem(atPath: source, toPath: copy.path)
    }
}
