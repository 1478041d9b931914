import Foundation
import SourcePorting
import Testing

@Suite("port-uikit")
struct CommandTests {
    /// A folder for one test, removed at its end.
    private final class Folder {
        let path: String

        init(_ name: String) throws {
            path =
                NSTemporaryDirectory()
                + "port-uikit-tests-\(ProcessInfo.processInfo.processIdentifier)-\(name)"
            try? FileManager.default.removeItem(atPath: path)
            try FileManager.default.createDirectory(
                atPath: "\(path)/in/Views", withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        func write(_ text: String, to name: String) throws {
            try text.write(toFile: "\(path)/in/\(name)", atomically: true, encoding: .utf8)
        }

        func read(_ name: String) throws -> String {
            try String(contentsOfFile: "\(path)/out/\(name)", encoding: .utf8)
        }

        /// Runs the command, and returns its text with the folder's path left out.
        func run(_ arguments: String...) throws -> String {
            let text = try PortingCommand(PortingArguments(arguments.map { $0.replacing("#", with: path) }))
                .run().text
            return text.replacing("\(path)/", with: "")
        }
    }

    @Test("`port-uikit` rewrites the files of a folder into another")
    func rewritesFolder() throws {
        let folder = try Folder("rewrites")
        try folder.write("class Form { @objc func save() {} }\n", to: "Form.swift")
        try folder.write("extension Form { @NSManaged var a: Int }\n", to: "Views/Form+Model.swift")
        try folder.write("let a = 1\n", to: "main.swift")
        try folder.write("nothing", to: "Views/Info.plist")
        try folder.write("@objc", to: ".hidden.swift")
        let text = try folder.run("--into", "#/out", "#/in")
        #expect(
            text
                == "in/Views/Form+Model.swift:1:18: warning: @NSManaged properties need Core Data, which is not "
                + "available here. Keep the model behind a protocol, with a plain class for tests.\n")
        #expect(
            try folder.read("Form.rewritten.swift")
                == "#sourceLocation(file: \"\(folder.path)/in/Form.swift\", line: 1)\nclass Form { func save() {} }\n"
        )
        #expect(try folder.read("Form+Model.rewritten.swift").hasSuffix("extension Form { var a: Int }\n"))
        #expect(try folder.read("main.swift") == "let a = 1\n")
        let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/out")
        #expect(names.sorted() == ["Form+Model.rewritten.swift", "Form.rewritten.swift", "main.swift"])
    }

    @Test("`port-uikit` leaves a file untouched whose content is the same")
    func leavesSameFiles() throws {
        let folder = try Folder("same")
        try folder.write("@objc class A {}", to: "A.swift")
        try folder.write("let b = 1", to: "B.swift")
        _ = try folder.run("--into", "#/out", "#/in/A.swift", "#/in/B.swift")
        func number(_ name: String) throws -> Int? {
            let path = "\(folder.path)/out/\(name).rewritten.swift"
            return try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
        }
        // A file that is written is a new one with a number of its own.
        let before = try [number("A"), number("B")]
        try folder.write("@objc class A { }", to: "A.swift")
        _ = try folder.run("--into", "#/out", "#/in")
        let after = try [number("A"), number("B")]
        #expect(after[0] != before[0] && after[1] == before[1])
    }

    @Test("`port-uikit` prints a report, with what is missing ranked")
    func printsReport() throws {
        let folder = try Folder("report")
        try folder.write(
            "@objc class A { @objc let a = #selector(b) }\nlet c = d.value(forKey: e)", to: "A.swift")
        try folder.write("let a = 1", to: "B.swift")
        try folder.write("import UIKit\nlet c = d.value(forKey: e)\n#fileLiteral(a)", to: "C.swift")
        let missing =
            "value(forKey:) looks up a property by its name, which needs Objective-C. Use the property itself or a "
            + "Swift key path."
        let literal = "#fileLiteral is not available here. Use Bundle.main.url(forResource:withExtension:)."
        #expect(
            try folder.run("--report", "#/in") == """
                3 files, 1 rewritten.
                  2 @objc
                  1 #selector
                  1 import added
                Not rewritten:
                  2 \(missing)
                  1 \(literal)
                in/A.swift: 2 @objc, 1 #selector, 1 import added, 1 warning
                in/C.swift: 2 warnings
                in/A.swift:2:11: warning: \(missing)
                in/C.swift:2:11: warning: \(missing)
                in/C.swift:3:1: warning: \(literal)

                """)
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/out"))
    }

    @Test("`port-uikit` knows the declarations of other modules, and makes tests asynchronous")
    func options() throws {
        let folder = try Folder("options")
        try folder.write("@objc protocol P { @objc optional func a() }", to: "Views/P.swift")
        try folder.write("@MainActor class A: XCTestCase { func testA(){ P.shared.a?() } }", to: "A.swift")
        _ = try folder.run("--tests", "--context", "#/in/Views", "--into", "#/out", "#/in/A.swift")
        #expect(
            try folder.read("A.rewritten.swift").hasSuffix(
                "\n@MainActor class A: XCTestCase { func testA() async{ try? P.shared.a() } }"))
    }

    @Test("`port-uikit` leaves out the entry point of a library, and adds a file for its resources")
    func library() throws {
        let folder = try Folder("library")
        try folder.write("@main class A {}", to: "A.swift")
        _ = try folder.run("--library", "--resources", "My_App", "--into", "#/out", "#/in/A.swift")
        #expect(try folder.read("A.rewritten.swift").hasSuffix("\n class A {}"))
        let file = try folder.read("PortUIKit+Resources.swift")
        #expect(file.contains("static var main: Bundle { .resources(named: \"My_App\") }"))
        #expect(file.contains("init(for aClass: AnyClass) { self.init(path: Bundle.main.bundlePath)! }"))
        #expect(file.contains("var infoDictionary: [String: Any]? { applicationInfoDictionary }"))
        let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/out")
        #expect(names.sorted() == ["A.rewritten.swift", "PortUIKit+Resources.swift"])
    }

    @Test("`port-uikit` copies resources, files and folders, in the place of earlier copies")
    func copies() throws {
        let folder = try Folder("copies")
        try folder.write("first", to: "Main.storyboard")
        try folder.write("{}", to: "Views/Contents.json")
        for text in ["first", "second"] {
            try folder.write(text, to: "Main.storyboard")
            let output = try folder.run(
                "--into", "#/out", "--copy", "#/in/Main.storyboard", "Base.lproj/Main.storyboard", "--copy",
                "#/in/Views", "Assets.xcassets")
            #expect(output.isEmpty)
            #expect(try folder.read("Base.lproj/Main.storyboard") == text)
        }
        #expect(try folder.read("Assets.xcassets/Contents.json") == "{}")
    }

    @Test("A target's folder stands for the application's files that its port-uikit.json names")
    func targetFolder() throws {
        let folder = try Folder("target")
        for path in ["in/App/Screens/Old", "in/Linux/Shop"] {
            try FileManager.default.createDirectory(
                atPath: "\(folder.path)/\(path)", withIntermediateDirectories: true)
        }
        for name in ["App/A", "App/Screens/B", "App/Screens/Old/C", "App/D", "E"] {
            try folder.write("@objc class \(name.last ?? "A") {}", to: "\(name).swift")
        }
        try folder.write("@objc class F {}", to: "Linux/Shop/F.swift")
        try folder.write("<plist/>", to: "Linux/Shop/Info.plist")
        try folder.write(
            """
            {
                "folders": ["../../App", "../.././E.swift", "Info.plist"],
                "excluded": ["Screens/Old", "D.swift", "Info.plist"]
            }
            """, to: "Linux/Shop/port-uikit.json")
        let report = try folder.run("--report", "#/in/Linux/Shop")
        #expect(
            report.split(separator: "\n").dropFirst(2) == [
                "in/App/A.swift: 1 @objc", "in/App/Screens/B.swift: 1 @objc", "in/E.swift: 1 @objc",
            ])
        try folder.write("{}", to: "Linux/Shop/port-uikit.json")
        let mistake = #expect(throws: PortingArguments.Mistake.self) { try folder.run("#/in/Linux/Shop") }
        #expect(
            mistake?.description.hasSuffix(
                "port-uikit.json has no list of folders, such as { \"folders\": [\"../../MyApp\"] }.")
                ?? false)
    }

    @Test("Conditions belong to the module beside them")
    func conditions() throws {
        let arguments = try PortingArguments([
            "--module", "Core", "--define", "PODS", "a", "--module", "Shop", "b", "--define", "BETA",
            "--define", "X",
        ])
        #expect(
            arguments.modules == [
                .init(name: "Core", inputs: ["a"], conditions: ["PODS"]),
                .init(name: "Shop", inputs: ["b"], conditions: ["BETA", "X"]),
            ])
    }

    @Test(
        "`port-uikit` says what is wrong with its arguments",
        arguments: [
            ([], "port-uikit needs a file or folder to rewrite.\n\nUsage: port-uikit "),
            (["--up", "a"], "--up is not an option of port-uikit.\n\nUsage: port-uikit "),
            (["a", "--into"], "--into needs a folder behind it.\n\nUsage: port-uikit "),
            (["a", "--context", "--tests"], "--context needs a folder behind it.\n\nUsage: port-uikit "),
            (["a", "--resources"], "--resources needs a name behind it.\n\nUsage: port-uikit "),
            (["/no/such/folder"], "/no/such/folder does not exist."),
            (["--copy", "a", "b"], "port-uikit needs a file or folder to rewrite.\n\nUsage: port-uikit "),
            (["a", "--copy", "b"], "--copy needs a path and a name behind it.\n\nUsage: port-uikit "),
            (["--into", "a", "--copy", "/no/such/file", "b"], "/no/such/file does not exist."),
            (["a", "--swiftc"], "--swiftc needs a path behind it.\n\nUsage: port-uikit "),
            (["a", "--page"], "--page needs a file behind it.\n\nUsage: port-uikit "),
            (["a", "--define"], "--define needs a name behind it.\n\nUsage: port-uikit "),
            (["a", "--module"], "--module needs a name behind it.\n\nUsage: port-uikit "),
            (
                ["a", "--module", "B", "b", "--into", "c"],
                "--into takes the files of one module.\n\nUsage: port-uikit "
            ),
        ])
    func mistakes(_ arguments: [String], _ expected: String) throws {
        let mistake = #expect(throws: PortingArguments.Mistake.self) {
            try PortingCommand(PortingArguments(arguments)).run()
        }
        #expect(mistake?.description.hasPrefix(expected) ?? false)
    }

    @Test("`port-uikit` reports without files that are not text, and says that a folder has no Swift files")
    func reportsDespiteFiles() throws {
        let folder = try Folder("despite")
        let empty = #expect(throws: PortingArguments.Mistake.self) { try folder.run("#/in") }
        #expect(empty?.description == "There are no Swift files in \(folder.path)/in.")
        try Data([0xFF, 0xFE, 0x80]).write(to: URL(fileURLWithPath: "\(folder.path)/in/A.swift"))
        try folder.write("@objc class B {}", to: "B.swift")
        #expect(
            try folder.run("#/in") == """
                1 file, 1 rewritten.
                  1 @objc
                in/B.swift: 1 @objc
                Left out: in/A.swift is not text in UTF-8.

                """)
    }

    @Test("`port-uikit` says which files it cannot rewrite")
    func unreadableFiles() throws {
        let folder = try Folder("unreadable")
        try Data([0xFF, 0xFE, 0x80]).write(to: URL(fileURLWithPath: "\(folder.path)/in/A.swift"))
        let encoding = #expect(throws: PortingArguments.Mistake.self) {
            try folder.run("--into", "#/out", "#/in/A.swift")
        }
        #expect(encoding?.description == "\(folder.path)/in/A.swift is not text in UTF-8.")
        try folder.write("", to: "A.swift")
        try folder.write("", to: "Views/A.swift")
        let name = #expect(throws: PortingArguments.Mistake.self) {
            try folder.run("--into", "#/out", "#/in")
        }
        #expect(
            name?.description
                == "\(folder.path)/in/A.swift and \(folder.path)/in/Views/A.swift have the same name, "
                + "which Swift does not allow in a module.")
    }
}
