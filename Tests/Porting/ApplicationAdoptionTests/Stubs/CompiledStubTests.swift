import Foundation
import SourcePorting
import Testing

@testable import ApplicationAdoption

@Suite("Stubs, compiled")
struct CompiledStubTests {
    /// Stands for UIKit and for the reporting of failures, so that the compiler needs no built modules.
    private static let surroundings = """
        import Foundation

        protocol Failure: CustomStringConvertible {}
        extension Failure { func record(at site: CallSite) {} }
        struct CallSite { init(_ id: StaticString, _ path: StaticString, _ line: UInt, _ column: UInt) {} }
        open class UIResponder: NSObject {}
        open class UIView: UIResponder { public init(frame: CGRect) {}; public override init() {}; public var frame = CGRect.zero }
        open class UIButton: UIView {}
        class UIViewController: UIResponder { func viewDidLoad() {} }
        class UIDevice { static let current = UIDevice() }
        """
    private static let support = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../../Sources/Porting/StubSupport").standardizedFileURL

    /// The compiler's errors for texts of one module.
    private func errors(_ texts: [String: String]) throws -> [String] {
        let compiler = try #require(SwiftCompiler.find())
        let application = try Application()
        for (name, text) in texts { try application.write(text, to: name) }
        let output = try compiler.run(
            ["-typecheck", "-parse-as-library", "-swift-version", "5", "-package-name", "shop"]
                + texts.keys.sorted().map { application.url($0).path },
            in: application.root.path)
        return output.output.split(separator: "\n").filter { $0.contains(": error: ") && $0.hasPrefix("/") }
            .map(String.init)
    }

    @Test("An application's files compile with the stubs that are made of them")
    func uses() throws {
        let application = try Application(StubUses.files)
        let module = application.module("Shop", .library, swift: StubUses.files.keys.sorted())
        var texts = ["Surroundings.swift": Self.surroundings]
        for module in ForeignModules(of: ModuleSources.all(of: [module]), keeping: []).modules
        where module.isStub {
            texts["Stub\(module.name).swift"] = StubFile(module).text
        }
        for (name, text) in StubUses.files where name != "Generated.swift" {
            // What the plugin leaves out.
            texts[name] = text.replacingOccurrences(of: "@IBOutlet ", with: "")
                .replacingOccurrences(of: "Analytics.Session", with: "Session")
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: Self.support.path) {
            texts["Support\(name)"] = try String(
                contentsOf: Self.support.appendingPathComponent(name), encoding: .utf8)
        }
        let foreign = [
            "Analytics", "FailureReporting", "Kingfisher", "Lottie", "SDWebImage", "SnapKit", "StubSupport",
        ]
        for (name, text) in texts {
            texts[name] = foreign.reduce(text) { $0.replacingOccurrences(of: "import \($1)\n", with: "\n") }
                .replacingOccurrences(of: "import UIKit\n", with: "import Foundation\n")
        }
        let found = try errors(texts)
        #expect(found == [], "\(found.joined(separator: "\n"))")
    }
}
