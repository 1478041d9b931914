import HeadlessUIKit
import JSONWriting
import Robot
import Testing

@testable import Trace

/// The system's symbols in traces.
@MainActor @Suite("Symbols in traces", .robot) struct SymbolWritingTests {
    /// The entries of images, and the texts that they refer to.
    private func tables(_ names: String...) -> [String: String] {
        var tables = DrawingTables()
        for name in names {
            if let image = UIImage(systemName: name) { _ = tables.image(image) }
        }
        return tables.written().reduce(into: [:]) { $0[$1.0] = $1.1.line }
    }

    @Test("A symbol has its drawing, and what is around it")
    func drawings() throws {
        let plus = tables("plus.circle.fill")
        let entry = try #require(plus["images"])
        #expect(entry.contains(#""frame":"circle""#) && entry.contains(#""solid":"#))
        #expect(!entry.contains("closed") && !entry.contains("slashed") && !entry.contains("area"))
        #expect(plus["strings"]?.contains("M12 4V20M4 12H20") == true)
        let eye = try #require(tables("eye.slash")["images"])
        #expect(eye.contains(#""slashed":"#) && !eye.contains("closed"))
        #expect(try #require(tables("heart.fill")["images"]).contains(#""closed":"#))
    }

    @Test("A symbol has the neutral drawing if its name has none")
    func neutral() throws {
        let texts = try #require(tables("quite.unknown")["strings"])
        #expect(texts.contains("M7.5 3.5H16.5"))
    }
}
