import Testing

@testable import ApplicationLaunching

@Suite("What a build writes") struct BuildOutputTests {
    private func read(_ text: String, by length: Int = 1000) -> BuildOutput {
        var output = BuildOutput()
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: length) {
            output.take(bytes[start..<min(start + length, bytes.count)])
        }
        output.finish()
        return output
    }

    @Test("Progress and errors are told apart, wherever the pieces end, and an error is said once")
    func errors() {
        let text = """
            Building for debugging...
            [1/12] Compiling App A.swift
            /my app/A.swift:1:1: warning: unused
            1 | w
            error: emit-module command failed with exit code 1 (use -v to see invocation)
            [2/12] Emitting module App
            /my app/A.swift:1:1: error: no
            1 | x

            /my app/B.swift:1:1: note: but
            [2/12] Emitting module App
            /my app/A.swift:1:1: error: no
            1 | x

            /my app/B.swift:1:1: note: but
            error: emit-module command failed with exit code 1 (use -v to see invocation)
            [3/12] Linking App
            a.o: undefined reference
            error: link command failed
            """
        for length in [1, 7, 1000] {
            let output = read(text, by: length)
            #expect(
                output.errors == """
                    /my app/A.swift:1:1: error: no
                    1 | x

                    /my app/B.swift:1:1: note: but
                    a.o: undefined reference
                    error: link command failed

                    """)
            #expect(output.progress == "[3/12] Linking App")
        }
    }

    @Test("A program's output is read, with its errors or without, and how it ended")
    func processes() throws {
        let script = "echo out; echo err >&2; cat; exit 3"
        for (readsErrors, expected) in [(true, "out\nerr\n"), (false, "out\n")] {
            var bytes: [UInt8] = []
            let ending = try ChildProcess.run(
                ["sh", "-c", readsErrors ? script : "echo out; exit 3"], readsErrors: readsErrors
            ) { bytes += $0 }
            #expect(ending.status == 3)
            #expect(String(decoding: bytes, as: UTF8.self) == expected)
        }
        #expect(try ChildProcess.run(["sh", "-c", "kill -9 $$"], readsErrors: true) { _ in }.status == 137)
        #expect(
            throws: LaunchingFailure("no-such-program cannot be run: No such file or directory")
        ) { try ChildProcess.run(["no-such-program"], readsErrors: true) { _ in } }
    }
}
