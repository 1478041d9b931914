import Foundation
import SourcePorting
import Testing

@Suite("port-uikit --check")
struct CheckTests {
    /// An application in a folder with a space in its name, and a compiler that a script stands for.
    private final class Application {
        let path: String
        private var arguments: [String] = []

        init(_ name: String, _ files: [String: String]) throws {
            path =
                NSTemporaryDirectory()
                + "port-uikit check \(ProcessInfo.processInfo.processIdentifier)-\(name)"
            try? FileManager.default.removeItem(atPath: path)
            for (file, text) in files {
                let folder = URL(fileURLWithPath: "\(path)/\(file)").deletingLastPathComponent()
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try text.write(toFile: "\(path)/\(file)", atomically: true, encoding: .utf8)
            }
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        /// Lets a script answer the type-check; it has the module's files and options in `$arguments`.
        ///
        /// As the compiler does, it warns of modules that are not there, and reports the error of the last file.
        func compile(by script: String, reachesTheEnd: Bool = true) throws {
            let end =
                "[ $kind = typecheck ] && echo \"e.swift:1:1: error: cannot find 'PortUIKitCameToTheEnd' in scope\""
            let text = """
                #!/bin/sh
                arguments=$(echo "$1" | cut -c2-)
                kind=typecheck
                grep -q emit-module "$arguments" && kind=emit
                probe=$(sed -n 's/"\\(.*imports.swift\\)"/\\1/p' "$arguments")
                if [ -n "$probe" ]; then
                    grep -A1 'canImport(Lost' "$probe" | sed -n 's/#warning("\\(.*\\)")/p:1:1: warning: \\1/p'
                    echo "p:1:1: warning: end"
                    exit 0
                fi
                \(script)
                \(reachesTheEnd ? end : "")
                [ $kind = emit ]
                """
            let compiler = "\(path)/swiftc"
            try text.replacing("#/", with: "\(path)/").write(
                toFile: compiler, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
            arguments = ["--swiftc", compiler]
        }

        /// Runs the command, and returns its output with the folder's path left out.
        func run(_ options: [String]) throws -> (text: String, failure: String?) {
            let all = options.map { $0.replacing("#", with: path) } + ["--check", path] + arguments
            let output = try PortingCommand(PortingArguments(all)).run()
            return (
                output.text.replacing("\(path)/", with: ""),
                output.failure?.replacing("\(path)/", with: "")
            )
        }
    }

    @Test("A file compiles with the conditions of its module")
    func conditions() throws {
        let application = try Application("conditions", ["in/A.swift": "let a = 1"])
        try application.compile(
            by: """
                grep -A1 '"-D"' "$arguments" | grep -q '"PODS"' || echo "#/in/A.swift:1:1: error: no condition"
                """)
        let text = try application.run(["--define", "PODS", "#/in"]).text
        #expect(text.hasPrefix("in: its file compiles.\n"))
        #expect(try application.run(["#/in"]).text.contains("in/A.swift:1:1: error: no condition"))
    }

    @Test(
        "A module has the bundle that SwiftPM declares, if it uses one and declares none",
        arguments: [
            ("let a = Bundle.module", true), ("let a = module", false),
            ("extension Bundle { static let module = Bundle() }\nlet a = Bundle.module", false),
        ])
    func resourceBundle(_ source: String, _ isThere: Bool) throws {
        let application = try Application("bundle \(source.utf8.count)", ["in/A.swift": source])
        try application.compile(
            by: """
                grep -q 'resources.swift' "$arguments" && echo "#/in/A.swift:1:1: error: a bundle"
                """)
        #expect(try application.run(["#/in"]).text.contains("error: a bundle") == isThere)
    }

    @Test("`port-uikit --check` says of each file whether it compiles, and ranks what holds files back")
    func ranking() throws {
        let application = try Application(
            "ranking",
            [
                "in/A.swift": "@objc class Own {}\nlet a: UIFoo", "in/B.swift": "import LostKit\n",
                "in/C.swift": "", "in/D.swift": "import LostKit\n", "in/E.swift": "import UIKit",
            ])
        try application.compile(
            by: """
                b=$(grep 'B.swift' "$arguments" | tr -d '"')
                grep -q 'NoSuchModule0' "$b" || exit 1
                cat <<'END'
                #/in/A.swift:2:8: error: cannot find type 'UIFoo' in scope
                #/in/A.swift:2:8: error: cannot find type 'UIFoo' in scope
                let a: UIFoo
                       `- error: cannot find type 'UIFoo' in scope
                #/in/B.swift:1:41: error: cannot find type 'NoSuchModule0' in scope
                #/in/B.swift:2:5: error: value of type 'UILabel?' has no member 'lost'
                #/in/B.swift:3:5: error: 'nil' requires a contextual type
                #/in/D.swift:1:41: error: cannot find type 'NoSuchModule0' in scope
                #/in/D.swift:2:5: error: value of type 'any Base?' has no member 'lost'
                #/in/D.swift:3:5: error: cannot find type 'UIFoo' in scope
                #/in/E.swift:1:5: error: type 'UIBar.Type' has no member 'shared'
                #/in/E.swift:1:6: warning: unused
                END
                """)
        let output = try application.run(["#/in"])
        #expect(
            output.text == """
                in: 1 of 5 files compiles; 4 have errors of their own.
                What holds files back: files by this alone, files in all, and the cause:
                    1     2  UIKit: UIFoo
                    1     2  third-party: LostKit
                    1     1  UIKit: UIBar.shared
                What holds in back: files that wait for it, and the file:
                    0  in/B.swift: 3 errors: LostKit
                    0  in/D.swift: 3 errors: UIFoo, LostKit
                    0  in/A.swift: 1 error: UIFoo
                    0  in/E.swift: 1 error: UIBar.shared
                5 files, 1 rewritten.
                  1 @objc
                  1 import added
                in/A.swift: 1 error, 1 @objc, 1 import added
                in/B.swift: 3 errors
                in/C.swift: compiles
                in/D.swift: 3 errors
                in/E.swift: 1 error
                in/A.swift:2:8: error: cannot find type 'UIFoo' in scope
                in/B.swift:1:1: error: no such module 'LostKit'
                in/B.swift:2:5: error: value of type 'UILabel?' has no member 'lost'
                in/B.swift:3:5: error: 'nil' requires a contextual type
                in/D.swift:1:1: error: no such module 'LostKit'
                in/D.swift:2:5: error: value of type 'any Base?' has no member 'lost'
                in/D.swift:3:5: error: cannot find type 'UIFoo' in scope
                in/E.swift:1:5: error: type 'UIBar.Type' has no member 'shared'

                """)
        #expect(output.failure == nil)
    }

    @Test(
        "Causes are modules, members of UIKit, forms of Objective-C, and what the application has elsewhere")
    func causes() throws {
        let application = try Application(
            "causes",
            [
                "in/A.swift": "import LostKit\n", "in/B.swift": "import LostKit\n", "in/C.swift": "",
                "in/D.swift": "class D: UIView {\n    override func lost() {}\n}\n",
                "in/E.swift": "let e = d.value(forKey: f)\n", "in/F.swift": "", "in/G.swift": "",
                "in/H.swift": "", "Model/Note.h": "@interface Note : NSObject\n@end\n",
                "Pods/Pod.h": "@interface Pod : NSObject\n@end\n",
            ])
        try application.compile(
            by: """
                cat <<'END'
                #/in/A.swift:1:41: error: cannot find type 'NoSuchModule0' in scope
                #/in/A.swift:2:1: error: value of type 'UIView' has no member 'snap'
                #/in/B.swift:1:41: error: cannot find type 'NoSuchModule0' in scope
                #/in/B.swift:2:1: error: value of type 'UILabel' has no member 'snap'
                #/in/C.swift:1:1: error: cannot find 'snap' in scope
                #/in/D.swift:2:19: error: method does not override any method from its superclass
                #/in/E.swift:1:1: error: value of type 'D' has no member 'value'
                #/in/F.swift:1:1: error: cannot find type 'Note' in scope
                #/in/F.swift:2:1: error: type 'A' does not conform to protocol 'B'
                #/in/G.swift:1:1: error: 'Lost' is unavailable: Not supported in swift-corelibs-foundation
                #/in/H.swift:1:1: error: cannot find type 'Pod' in scope
                END
                """)
        let value =
            "value(forKey:) looks up a property by its name, which needs Objective-C. Use the property itself or a "
            + "Swift key path."
        #expect(
            try application.run(["#/in"]).text.hasPrefix(
                """
                in: 0 of 8 files compile; 8 have errors of their own.
                What holds files back: files by this alone, files in all, and the cause:
                    3     3  third-party: LostKit
                    1     1  Apple's frameworks: Foundation: Lost
                    1     1  UIKit: UIView.lost
                    1     1  other errors: cannot find type 'Pod' in scope
                    1     1  own modules: Note.h in Objective-C
                    1     1  rewriter: \(value)
                What holds
                """))
    }

    @Test(
        "A report fails if the compiler stops before the end, and counts no file of the module as compiling",
        arguments: [
            (
                "echo 'error: compile command failed due to signal 6'",
                "error: compile command failed due to signal 6"
            ),
            (
                "echo 'a.swift:1:1: error: b'; echo '<unknown>:0: error: too many errors emitted, stopping now'",
                "<unknown>:0: error: too many errors emitted, stopping now"
            ),
            (
                "echo \"<unknown>:0: error: missing required module 'C'\"",
                "<unknown>:0: error: missing required module 'C'"
            ),
            (
                "echo 'Stack dump:'; echo '3. While type-checking C (at [A.swift:1:1])'",
                "While type-checking C (at [A.swift:1:1])"
            ),
            ("kill -9 $$", "it ended early"), ("exit 0", "it ended early"),
        ])
    func stops(_ script: String, _ reason: String) throws {
        let application = try Application(
            "stops \(script.utf8.count)", ["in/A.swift": "", "in/B.swift": ""])
        try application.compile(by: script, reachesTheEnd: false)
        let output = try application.run(["#/in"])
        let sentence =
            "in: not known which of 2 files compile: the compiler stopped before the end: \(reason)."
        #expect(output.failure == sentence)
        #expect(output.text.hasPrefix(sentence))
        #expect(!output.text.contains("A.swift: compiles"))
    }

    @Test("A report without modules to compile with fails, and says what is rewritten")
    func noModules() throws {
        let arguments = try PortingArguments([#filePath, "--check", "/no/such/modules"])
        let output = try PortingCommand(arguments).run()
        let failure =
            "Not checked whether the files compile: there are no built modules in /no/such/modules. "
            + "Build first: swift build."
        #expect(output.failure == failure)
        #expect(output.text.hasPrefix("\(failure)\n1 file, "))
    }
}
