import CoreGraphics
import Foundation
import Robot
import TestSupport
import Testing

@MainActor
@Suite("Modules with Apple's names", .robot) struct ModuleTests {
    @Test("A file that imports CoreGraphics alone has its types and arithmetic")
    func coreGraphics() {
        #expect(Ring().bounds == CGRect(x: -4, y: -2, width: 20, height: 20))
        #expect(Ring().path.currentPoint == .zero)
        #expect(
            Ring.names == ["HeadlessDrawing.CGVector", "HeadlessDrawing.CGPath", "HeadlessDrawing.CGColor"])
    }

    @Test("QuartzCore, CoreGraphics and ObjectiveC are not ambiguous beside UIKit and Foundation")
    func besides() {
        let layer = QuartzCoreBesideUIKit.layer()
        #expect(layer.animationKeys() == ["fade"])
        #expect(QuartzCoreBesideUIKit.tag(of: layer) == "tag")
        TimeLapse.advance(by: .seconds(2))
        #expect(QuartzCoreBesideUIKit.time() == 2)
        #expect(NSStringFromSelector(QuartzCoreBesideUIKit.save) == "save:")
    }

    private static func files(in module: String) throws -> [String] {
        let folder = try #require(PackageSources.modules[module])
        return try PackageSources.swiftFiles(below: folder)
            .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
    }

    @Test("CoreGraphics and QuartzCore export all declarations with their prefixes of what they re-export")
    func exports() throws {
        let words = ["class ", "struct ", "enum ", "protocol ", "func ", "let ", "typealias "]
        var found: Set<String> = []
        for line in try (Self.files(in: "HeadlessDrawing") + Self.files(in: "HeadlessUIKitCore"))
            .flatMap({ $0.split(separator: "\n") })
        where line.hasPrefix("public ") || line.hasPrefix("open ") {
            guard let word = words.first(where: { line.contains($0) }),
                let start = line.range(of: word)?.upperBound
            else { continue }
            let name = line[start...].prefix { $0.isLetter || $0.isNumber }
            if name.hasPrefix("CG") || name.hasPrefix("CA") { found.insert(String(name)) }
        }
        var exported: Set<String> = []
        for line in try (Self.files(in: "CoreGraphics") + Self.files(in: "QuartzCore"))
            .flatMap({ $0.split(separator: "\n") })
        where line.contains(" HeadlessUIKitCore.") || line.contains(" HeadlessDrawing.") {
            exported.insert(String(line.split(separator: ".").last ?? ""))
        }
        #expect(found.count > 40)
        #expect(found.subtracting(exported).sorted() == [])
    }

    @Test("No source asks whether a module can be imported that this package has itself")
    func conditions() throws {
        let modules = PackageSources.modules.keys.sorted()
        for module in modules where module != "SourcePorting" {
            for text in try Self.files(in: module) {
                for other in modules where text.contains("canImport(\(other))") {
                    let line = text.split(separator: "\n").first { $0.contains("canImport(\(other))") }
                    // A comment's example may.
                    guard line?.drop(while: { $0 == " " }).hasPrefix("//") == false else { continue }
                    Issue.record("\(module): canImport(\(other)) is true here, too. Ask for Darwin.")
                }
            }
        }
    }
}
