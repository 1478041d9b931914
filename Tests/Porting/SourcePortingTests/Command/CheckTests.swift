import Foundation
import SourcePorting
import Testing

@Suite("port-uikit --check")
struct CheckTests {
    /// Runs the command on files in a folder with a space in its name, with a compiler that prints some output.
    private func report(_ name: String, _ files: [String: String], compiler script: String?) throws -> String
    {
        let path =
            NSTemporaryDirectory() + "port-uikit check \(ProcessInfo.processInfo.processIdentifier)-\(name)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try FileManager.default.createDirectory(atPath: "\(path)/in", withIntermediateDirectories: true)
        for (file, text) in files {
            try text.write(toFile: "\(path)/in/\(file)", atomically: true, encoding: .utf8)
        }
        var arguments = ["\(path)/in", "--check", path]
        if let script {
            let compiler = "\(path)/swiftc"
            let text = "#!/bin/sh\n" + script.replacing("#", with: path)
            try text.write(toFile: compiler, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
            arguments += ["--swiftc", compiler]
        }
        let text = try PortingCommand(PortingArguments(arguments)).run()
        return text.replacing("\(path)/", with: "")
    }

    @Test("`port-uikit --check` says of each file whether it compiles, and ranks what is missing")
    func ranking() throws {
        let script = """
            cat <<'END'
            #/in/A.swift:1:5: error: cannot find type 'UIFoo' in scope
            #/in/A.swift:1:5: error: cannot find type 'UIFoo' in scope
            let a: UIFoo
                   `- error: cannot find type 'UIFoo' in scope
            #/in/A.swift:2:5: error: cannot find 'UIFoo' in scope
            #/in/B.swift:1:5: error: cannot find type 'UIFoo' in scope
            #/in/B.swift:2:5: error: value of type 'any Base?' has no member 'glow'
            #/in/B.swift:3:5: error: type 'UIBar.Type' has no member 'shared'
            #/in/B.swift:4:5: error: cannot find 'Own' in scope
            #/in/B.swift:5:5: error: 'nil' requires a contextual type
            #/in/B.swift:6:5: warning: unused
            END
            exit 1
            """
        let files = ["A.swift": "@objc class Own {}", "B.swift": "", "C.swift": ""]
        #expect(
            try report("ranking", files, compiler: script) == """
                in/A.swift:1:5: error: cannot find type 'UIFoo' in scope
                in/A.swift:2:5: error: cannot find 'UIFoo' in scope
                in/B.swift:1:5: error: cannot find type 'UIFoo' in scope
                in/B.swift:2:5: error: value of type 'any Base?' has no member 'glow'
                in/B.swift:3:5: error: type 'UIBar.Type' has no member 'shared'
                in/B.swift:4:5: error: cannot find 'Own' in scope
                in/B.swift:5:5: error: 'nil' requires a contextual type
                in/A.swift: 2 errors, 1 @objc
                in/B.swift: 5 errors
                in/C.swift: compiles
                3 files, 1 rewritten, 1 compile, 2 left.
                  1 @objc
                Missing:
                  UIFoo is missing: 3 uses in 2 files
                  Base.glow is missing: 1 use in 1 file
                  UIBar.shared is missing: 1 use in 1 file
                Other errors:
                  1 'nil' requires a contextual type

                """)
    }

    @Test(
        "`port-uikit --check` continues without modules that are missing, and without files that are not text"
    )
    func missingModules() throws {
        // The compiler complains of the import for as long as it is there.
        let script = """
            file=$(sed -n 's/"\\(.*B.swift\\)"/\\1/p' "${1#@}")
            if grep -q 'import MapKit' "$file"; then
                echo "#/in/B.swift:1:8: error: no such module 'MapKit'"; exit 1
            fi
            """.replacing("${1#@}", with: "$(echo $1 | cut -c2-)")
        let files = ["B.swift": "@testable import MapKit\n#if os(macOS)\nimport AppKit\n#endif\n"]
        let text = try report(
            "modules", files, compiler: script.replacing("$(echo $1", with: "$(echo \"$1\""))
        #expect(
            text == """
                in/B.swift: compiles
                1 file, 0 rewritten, 1 compile, 0 left.
                Missing:
                  the module MapKit is missing: imported by 1 file

                """)
    }

    @Test("`port-uikit --check` says what it could not check, and why")
    func obstacles() throws {
        let crash = try report(
            "crash", ["A.swift": ""], compiler: "echo 'error: compile command failed due to signal 6'")
        #expect(
            crash == """
                1 file, 0 rewritten.
                Not checked whether the files compile: the compiler stopped before the end: error: compile command \
                failed due to signal 6.

                """)
        let arguments = try PortingArguments([#filePath, "--check", "/no/such/modules"])
        #expect(
            try PortingCommand(arguments).run().hasSuffix(
                "\nNot checked whether the files compile: there are no built modules in /no/such/modules. "
                    + "Build first: swift build.\n"))
    }

    @Test("`port-uikit --check` uses the compiler that it finds, also for files of one name")
    func realCompiler() throws {
        let files = [
            "A.swift": "struct A { let b: B }\nclass C { @objc func f() {} }",
            "B.swift": "struct B {}\nlet c: Cc",
        ]
        let text = try report("real", files, compiler: nil)
        #expect(
            text == """
                in/B.swift:2:8: error: cannot find type 'Cc' in scope
                in/A.swift: compiles, 1 @objc
                in/B.swift: 1 error
                2 files, 1 rewritten, 1 compile, 1 left.
                  1 @objc
                Missing:
                  Cc is missing: 1 use in 1 file

                """)
    }
}
