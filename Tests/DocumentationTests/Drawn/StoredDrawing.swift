import Foundation
import TestSupport
import Testing

/// A drawing that the documents show: an SVG in the catalogue's resources, which is what the code draws now.
enum StoredDrawing {
    private static let folder = PackageSources.package
        .appendingPathComponent("Sources/Robot/Robot.docc/Resources/Drawn")

    /// The stored text; `nil` if there is none.
    static func text(of name: String) throws -> String? {
        let file = folder.appendingPathComponent("\(name).svg")
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        return try String(contentsOf: file, encoding: .utf8)
    }

    /// Fails unless a drawing is what is stored; with `ROBOT_UPDATE_PICTURES=1` in the environment it is stored.
    static func expect(
        _ name: String, is drawing: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        if try text(of: name) == drawing { return }
        if Foundation::ProcessInfo.processInfo.environment["ROBOT_UPDATE_PICTURES"] == "1" {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try drawing.write(
                to: folder.appendingPathComponent("\(name).svg"), atomically: true, encoding: .utf8)
            return
        }
        Issue.record(
            """
            \(name).svg of the catalogue is not what is drawn now.
            Try: ROBOT_UPDATE_PICTURES=1 swift test --filter DocumentationTests, and look at the new drawing.
            """, sourceLocation: sourceLocation)
    }

    /// The names of all that are stored, in their order.
    static func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".svg") }
            .map { String($0.dropLast(4)) }.sorted()
    }
}
