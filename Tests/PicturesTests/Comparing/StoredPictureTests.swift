import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore
@testable import Pictures

@MainActor
@Suite("Stored pictures") struct StoredPictureTests {
    private func withFolder(_ body: (_ file: String, _ folder: URL) throws -> Void) throws {
        let folder = URL(fileURLWithPath: NSTemporaryDirectory())
            .appendingPathComponent("StoredPictureTests-\(ProcessIdentifier.current)")
        try? FileManager.default.removeItem(at: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(
            folder.appendingPathComponent("MyTests.swift").path,
            folder.appendingPathComponent("Pictures/MyTests"))
    }

    private enum ProcessIdentifier {
        static var current: Int32 { getpid() }
    }

    private func picture(_ color: UIColor) -> Picture {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = color
        return Picture(of: view)
    }

    @Test("A picture is written, compared, written beside if it differs, and replaced if that is asked for")
    func life() throws {
        try withFolder { file, folder in
            let stored = StoredPicture(named: "Box", beside: file)
            func files() -> [String] {
                ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
            }
            let path = folder.appendingPathComponent("Box.txt").path
            #expect(stored.compare(with: picture(.red), updates: false) == .written(path))
            #expect(files() == ["Box.svg", "Box.txt"])
            #expect(stored.compare(with: picture(.red), updates: false) == .same)
            guard
                case .different(let difference, _, let actual) = stored.compare(
                    with: picture(.blue), updates: false)
            else { throw Unexpected() }
            #expect(difference.text == "UIView: fill color changed from #FF0000 to #0000FF")
            #expect(actual.hasSuffix("Pictures/MyTests/Box.actual.svg"))
            #expect(files() == ["Box.actual.svg", "Box.actual.txt", "Box.svg", "Box.txt"])
            #expect(stored.compare(with: picture(.blue), updates: true) == .updated(path))
            #expect(files() == ["Box.svg", "Box.txt"])
            #expect(stored.compare(with: picture(.blue), updates: false) == .same)
            #expect(try String(contentsOfFile: path, encoding: .utf8) == picture(.blue).description)
        }
    }

    struct Unexpected: Error {}

    @Test("A folder that cannot be written is a failure with its path")
    func unwritable() throws {
        let stored = StoredPicture(named: "Box", beside: "/dev/null/MyTests.swift")
        guard case .failed(let reason) = stored.compare(with: picture(.red), updates: false) else {
            throw Unexpected()
        }
        #expect(reason.hasPrefix("/dev/null/Pictures/MyTests/Box.txt: "))
    }

    @Test(
        "Names that are not those of files have a reason",
        arguments: [
            ("", "the name is empty"), (".hidden", "the name begins with a dot"),
            ("..", "the name begins with a dot"),
            ("a/b", "the name contains \"/\", which file names cannot"),
            ("a\\b", "the name contains \"\\\\\", which file names cannot"),
            ("a\nb", "the name contains a control character"), (" a", "the name begins or ends with a space"),
            (String(repeating: "ä", count: 51), "the name is longer than 100 bytes"),
            ("Signed in, dark", nil), ("Ünïcode 😀", nil),
        ] as [(String, String?)])
    func names(name: String, problem: String?) {
        #expect(StoredPicture.problem(withName: name) == problem)
    }
}
