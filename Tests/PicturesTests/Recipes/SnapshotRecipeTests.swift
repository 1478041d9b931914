import Foundation
import Robot
import Testing

@MainActor @Suite("Pictures in the shape of a snapshot library", .robot) struct SnapshotRecipeTests {
    @Test("A picture is recorded, compared and told apart by a strategy of two lines")
    func strategy() throws {
        let folder = SnapshotFolder(
            url: URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(
                "robot-SnapshotRecipeTests"))
        try? FileManager.default.removeItem(at: folder.url)
        defer { try? FileManager.default.removeItem(at: folder.url) }
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Total"
        func verify() throws -> String? {
            try folder.verifySnapshot(of: label, as: .picture, named: "label")
        }
        #expect(try verify() == "recorded")
        #expect(
            try String(contentsOf: folder.url.appendingPathComponent("label.txt"), encoding: .utf8)
                == Picture(of: label).description)
        #expect(try verify() == nil)
        label.textColor = .red
        let lines = try verify()?.split(separator: "\n") ?? []
        #expect(lines.count == 2)
        #expect(lines.first?.hasPrefix("-   text \"Total\" at ") == true)
        #expect(lines.last?.hasPrefix("+   text \"Total\" at ") == true)
        #expect(lines.map { $0.suffix(7) } == ["#000000", "#FF0000"])
    }
}
