import Foundation
import Testing

@testable import SourcePorting

@Suite("The imports that a file needs") struct ImpliedImportTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources")

    /// The first groups of what a pattern finds in a text.
    private func names(_ pattern: String, in text: String) -> [String] {
        let expression = try? NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
        return expression?.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap {
            Range($0.range(at: 1), in: text).map { String(text[$0]) }
        } ?? []
    }

    @Test("Each name of Foundation's that means another type here has a file import UIKit, which has it")
    func replacedNames() throws {
        let file = Self.sources.appendingPathComponent("Frameworks/VirtualFoundation/Exports.swift")
        let replaced = names(#"import \w+ \w+\.(\w+)$"#, in: try String(contentsOf: file, encoding: .utf8))
        #expect(replaced.count > 40)
        // What has no counterpart on Apple's platforms, and a constant.
        let own: Set = ["DeviceLanguage", "NSURLAuthenticationMethodServerTrust"]
        for name in replaced where !own.contains(name) {
            #expect(UIKitNames.contains(name) || NetworkingNames.ofTheWorld.contains(name), "\(name)")
        }
    }

    @Test("Each name of Foundation's that Foundation lacks on Linux has a file import UIKit, which has it")
    func addedNames() throws {
        let declaration = #"^(?:public|open) (?:final )?(?:class|enum|func|let|protocol|struct|typealias) "#
        var found = 0
        for folder in ["UIKit", "TimeLapse", "Frameworks/VirtualFoundation"] {
            let folder = Self.sources.appendingPathComponent(folder)
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
                let text = try String(contentsOf: file, encoding: .utf8)
                for name in names(declaration + #"((?:NS|CF|kCF)[A-Z]\w+)"#, in: text) {
                    found += 1
                    #expect(UIKitNames.contains(name), "\(name), in \(file.lastPathComponent)")
                }
            }
        }
        #expect(found > 60)
    }

    @Test("No module that is there counts as one that is not, whose imports would be left out")
    func presentModules() throws {
        let folder = Self.sources.appendingPathComponent("Frameworks").path
        let modules = Set(try FileManager.default.contentsOfDirectory(atPath: folder))
        #expect(modules.count > 20)
        #expect(modules.intersection(AppleModules.absent).sorted() == [])
    }

    @Test("A model that imports Foundation alone has the clock's operations and formatters of its device")
    func model() {
        let text = """
            import Foundation
            let age = RelativeDateTimeFormatter().localizedString(fromTimeInterval: -60)
            class Upload: Operation {}
            """
        let rewritten = SourceRewriter().rewrite([SourceFile(path: "Model.swift", text: text)])
        #expect(rewritten.first?.text.contains("import UIKit") == true)
    }
}
