import Foundation
import SourcePorting
import Testing

/// These tests run the Swift compiler, on files that need no built modules.
@Suite("port-uikit --report")
struct ReportTests {
    private final class Folder {
        let path: String

        init(_ name: String, _ files: [String: String]) throws {
            path =
                NSTemporaryDirectory()
                + "port-uikit-report-\(ProcessInfo.processInfo.processIdentifier)-\(name)"
            try? FileManager.default.removeItem(atPath: path)
            for (file, text) in files {
                let folder = URL(fileURLWithPath: "\(path)/\(file)").deletingLastPathComponent()
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try text.write(toFile: "\(path)/\(file)", atomically: true, encoding: .utf8)
            }
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        func run(_ arguments: String...) throws -> String {
            let all = arguments.map { $0.replacing("#", with: path) } + ["--check", path]
            let output = try PortingCommand(PortingArguments(all)).run()
            #expect(output.failure == nil)
            return output.text.replacing("\(path)/", with: "")
        }
    }

    @Test("A file whose errors come from a type that a file with errors declares waits for that file")
    func waiting() throws {
        let folder = try Folder(
            "waiting",
            [
                "App/Base.swift": "class Base: Lost {}\n",
                "App/Child.swift": "class Child: Base {\n    func f() { inherited() }\n}\n",
                "App/Use.swift": "func use(_ base: Base, _ child: Child) {\n    base.g()\n    child.h()\n}\n",
                "App/Own.swift": "func own(_ base: Base) {\n    base.g()\n    lost()\n}\n",
                "App/Body.swift": "struct Body {\n    func f() { lost() }\n}\n",
                "App/OfBody.swift": "let g = Body().g\n",
                "App/Good.swift": "struct Good {}\n",
            ])
        let text = try folder.run("#/App")
        #expect(
            text.hasPrefix(
                """
                App: 1 of 7 files compiles; 4 have errors of their own, 2 wait for them.
                What holds files back: files by this alone, files in all, and the cause:
                    3     4  other errors: cannot find type 'Lost' in scope
                    1     2  other errors: cannot find 'lost' in scope
                    1     1  other errors: value of type 'Body' has no member 'g'
                What holds App back: files that wait for it, and the file:
                    2  App/Base.swift: 1 error: cannot find type 'Lost' in scope
                    0  App/Own.swift: 2 errors: cannot find 'lost' in scope, cannot find type 'Lost' in scope
                    0  App/Body.swift: 1 error: cannot find 'lost' in scope
                    0  App/OfBody.swift: 1 error: value of type 'Body' has no member 'g'
                7 files, 0 rewritten.
                App/Base.swift: 1 error
                App/Body.swift: 1 error
                App/Child.swift: waits for App/Base.swift
                App/Good.swift: compiles
                """))
    }

    @Test("A module of Apple's that is missing is the cause of its names, although its import is no error")
    func absentModules() throws {
        let folder = try Folder(
            "absent",
            [
                "App/A.swift": "import MapKit\nlet a: MKMapView? = nil\n",
                "App/B.swift": "import MapKit\nlet b: MKMapView? = nil\n",
                "App/C.swift": "import MapKit\n",
            ])
        let text = try folder.run("#/App")
        #expect(
            text.hasPrefix(
                """
                App: 1 of 3 files compiles; 2 have errors of their own.
                What holds files back: files by this alone, files in all, and the cause:
                    2     2  Apple's frameworks: MapKit
                What holds App back: files that wait for it, and the file:
                    0  App/A.swift: 1 error: MapKit
                """))
    }

    @Test("Imports of modules that are missing do not hide other errors, and count where they are active")
    func imports() throws {
        let folder = try Folder(
            "imports",
            [
                "App/A.swift": "import Foundation; import LostKit.Part\nimport Near\n",
                "Near/Near.swift": "public struct Near {}\n",
                "App/B.swift": "#if canImport(LostKit)\nimport LostKit\n#endif\nimport class LostUI.View\n",
                "App/C.swift": "@testable import LostKit\nimport Foundation.NSLost\nlet c: Cc\n",
                "App/D.swift": "#if canImport(LostKit)\nimport LostKit\n#endif\n",
            ])
        let text = try folder.run("#/App")
        #expect(
            text.hasPrefix(
                """
                App: 1 of 4 files compiles; 3 have errors of their own.
                What holds files back: files by this alone, files in all, and the cause:
                    1     1  third-party: LostUI
                    0     2  third-party: LostKit
                    0     1  Apple's frameworks: Foundation.NSLost
                    0     1  own modules: Near
                What holds
                """))
        #expect(
            text.hasSuffix(
                """
                App/A.swift:1:20: error: no such module 'LostKit'
                App/A.swift:2:1: error: no such module 'Near'
                App/B.swift:4:1: error: no such module 'LostUI'
                App/C.swift:1:1: error: no such module 'LostKit'
                App/C.swift:2:1: error: no such module 'Foundation.NSLost'
                App/C.swift:3:8: error: cannot find type 'Cc' in scope

                """))
    }

    @Test("The files compile as in a debug build, in a module with the folder's name or another")
    func settings() throws {
        let folder = try Folder(
            "settings",
            [
                "My App/A.swift": "#if !DEBUG\nlet a: Lost\n#endif\nlet b = My_App.B()\nstruct B {}\n",
                "My App/C.swift": "func c() -> Int {\n}\n",
            ])
        // A missing return is found after the types, behind which the compiler only looks without errors.
        #expect(
            try folder.run("#/My App").hasPrefix(
                """
                My_App: 1 of 2 files compiles; 1 has errors of its own.
                What holds files back: files by this alone, files in all, and the cause:
                    1     1  other errors: missing return in global function expected to return 'Int'

                """))
        let text = try folder.run("#/My App", "--module", "Shop")
        #expect(text.hasPrefix("Shop: 1 of 2 files compiles; 1 has errors of its own.\n"))
        #expect(text.contains("/A.swift:4:9: error: cannot find 'My_App' in scope\n"))
    }

    @Test(
        "Modules are compiled after those that they import, and the report says which compile to the last file"
    )
    func modules() throws {
        let folder = try Folder(
            "modules",
            [
                "App/A.swift": "import Core\nimport Broken\nlet a = Core.number\nlet b = Thing(\"\".times)\n",
                "Core/C.swift": "public let number = 1\n",
                "Broken/B.swift":
                    "let b: Lost\npublic struct Thing {}\nextension String { var times: Int { 1 } }\n",
            ])
        let text = try folder.run(
            "--module", "App", "#/App", "--module", "Core", "#/Core", "--module", "Broken", "#/Broken",
            "--page", "#/report.html")
        #expect(
            text.hasPrefix(
                """
                1 of 3 modules compiles to the last file: Core.
                Core: its file compiles.
                Broken: 0 of 1 file compile; 1 has errors of its own.
                App: 0 of 1 file compile; 1 waits for other modules.
                What holds files back: files by this alone, files in all, and the cause:
                    1     1  other errors: cannot find type 'Lost' in scope
                    1     1  own modules: Broken

                """))
        let page = try String(contentsOfFile: "\(folder.path)/report.html", encoding: .utf8)
        #expect(page.hasPrefix("<!DOCTYPE html>\n"))
        #expect(page.contains("<h1>1 of 3 modules compiles to the last file: Core.</h1>"))
        #expect(page.contains("<td class=\"number\">1</td><td>own modules</td><td>Broken</td>"))
        #expect(
            page.contains(
                "B.swift: 1 error, 0 behind it</summary><pre>1:8: cannot find type 'Lost' in scope</pre>"))
    }

    @Test("The report as JSON has the modules, the causes and the errors of each file")
    func json() throws {
        struct Document: Decodable {
            struct Module: Decodable {
                var name: String
                var files: Int
                var compiling: Int
                var withErrors: Int
                var waiting: Int
            }
            struct Cause: Decodable {
                struct Name: Decodable {
                    var kind: String
                    var name: String
                }
                var cause: Name
                var alone: Int
            }
            struct File: Decodable {
                struct Error: Decodable { var line: Int }
                var path: String
                var state: String
                var errors: [Error]
                var waitsFor: [String]
                var behind: Int
            }
            var modules: [Module]
            var modulesThatCompile: [String]
            var causes: [Cause]
            var files: [File]
        }
        let folder = try Folder(
            "json",
            [
                "App/A.swift": "\nclass A: Lost {}\n",
                "App/B.swift": "class B: A {\n    func f() { g() }\n}\n",
            ])
        let text = try folder.run("#/App", "--json")
        let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
        let module = try #require(document.modules.first)
        #expect(module.files == 2 && module.compiling == 0)
        #expect(module.withErrors == 1 && module.waiting == 1)
        #expect(module.name == "App" && document.modulesThatCompile.isEmpty)
        #expect(document.causes.map(\.cause.name) == ["cannot find type 'Lost' in scope"])
        #expect(document.causes.map(\.alone) == [2])
        #expect(document.files.map(\.state) == ["hasErrors", "waits"])
        #expect(document.files.map { $0.waitsFor.joined() } == ["", "App/A.swift"])
        #expect(document.files.map(\.behind) == [1, 0])
        #expect(document.files[0].errors.map(\.line) == [2])
    }

    @Test("Two files of one name in a module are an error, as in a build")
    func names() throws {
        let folder = try Folder("names", ["App/A/Form.swift": "", "App/B/Form.swift": ""])
        let text = try folder.run("#/App")
        #expect(text.hasPrefix("App: 1 of 2 files compiles; 1 has errors of its own.\n"))
        #expect(
            text.hasSuffix(
                "App/B/Form.swift:1:1: error: another file of the module is called Form.swift, too\n"))
    }
}
