import Foundation
import Testing

@testable import ApplicationDoctor

@Suite("What a crashed process has left") struct CrashTests {
    static let cases: [(output: String, ending: CrashReport.Ending, text: String, place: String?)] = [
        (
            "printed\nShop/Cart.swift:12: Fatal error: No cart\n", .signal(4), "Fatal error: No cart",
            "Cart.swift:12"
        ),
        (
            """
            Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

            *** Program crashed: Illegal instruction at 0x00007f6b2e56df7f ***

            Thread 0 "ShopDoctor" crashed:

              0      0x00007f6b2e56df7f closure #1 in _assertionFailure + 623 in libswiftCore.so
              1 [ra] 0x000055757788d61e CartViewController.open(_:) + 61 in ShopDoctor at ../Shop/Cart.swift:30:9
              2 [ra] 0x000055757788d49e main + 253 in ShopDoctor at /home/me/Shop/Other.swift:4:11
            """, .signal(4), "Fatal error: Index out of range", "Cart.swift:30"
        ),
        (
            """
            StubSupport/Stub.swift:45: Fatal error: Maps.Map.init() is not available here, and Map has no empty \
            value to go on with.
              0      0x1 Stub.value(_:_:_:) + 1 in D at \
            \(CrashTests.package)/Sources/Porting/StubSupport/Stub.swift:45:9
              1 [ra] 0x2 Map.init() + 1 in D at /home/me/Linux/Stubs/Maps/Maps.swift:9:5
              2 [ra] 0x3 Screen.viewDidLoad() + 1 in D at /home/me/Shop/Screen.swift:7:5
            """, .signal(4),
            "Fatal error: Maps.Map.init() is not available here, and Map has no empty value to go on with.",
            "Screen.swift:7"
        ),
        (
            "", .exit(3), "The application's code ended the program with the status 3.", nil
        ),
        (
            "  0 0x1 Screen.again() + 1 in D at /home/me/Shop/Screen.swift:8:5", .signal(11),
            "The program was ended by a bad memory access, as of endless recursion.", "Screen.swift:8"
        ),
        (
            "", .signal(14),
            "The application's code did not return within 120 s of real time: an endless loop, or a wait that"
                + " nothing ends.",
            nil
        ),
        (
            "  0 0x1 main + 1 in ShopDoctor at Sources/ShopDoctor/main.swift:10:3", .exit(1),
            "The application's code ended the program with the status 1.", nil
        ),
        ("", .signal(9), "The program was ended by the system, as for want of memory.", nil),
        ("", .signal(31), "The program was ended by the signal 31.", nil),
    ]

    private static let package = "\(#filePath)".components(separatedBy: "/Tests/Porting/")[0]

    @Test("The message and the application's line are found", arguments: 0..<cases.count)
    func report(_ index: Int) {
        let example = Self.cases[index]
        let problem = CrashReport(output: example.output, ending: example.ending).problem
        #expect(problem == Problem(text: example.text, place: example.place))
    }

    /// A visitor whose program is a shell script.
    @MainActor
    private func outcome(_ script: String, _ path: [TapTarget] = []) -> VisitOutcome {
        ChildVisitor(
            program: URL(fileURLWithPath: "/bin/sh"), folder: FileManager.default.temporaryDirectory,
            arguments: ["-c", script]
        ).visit(path)
    }

    @Test("A visit's record is found between what the application prints") @MainActor
    func record() {
        let record = #"{"problems":[],"requests":["GET https://example.org"]}"#
        let path = [TapTarget(kind: .tab, name: "It's", ordinal: 0, group: nil)]
        let script = "printf 'One\\nTwo'; printf '\\036robot-doctor %s\\nThree' '\(record)'"
        #expect(outcome(script, path) == .seen(VisitRecord(requests: ["GET https://example.org"])))
    }

    @Test("A process that ends before its record has crashed") @MainActor
    func crash() {
        #expect(
            outcome("echo 'Shop/A.swift:3: Fatal error: Over' >&2; kill -4 $$")
                == .crashed(Problem(text: "Fatal error: Over", place: "A.swift:3")))
        #expect(
            outcome("exit 5")
                == .crashed(
                    Problem(text: "The application's code ended the program with the status 5.", place: nil)))
    }

    @Test("A program that is not there is a crash that says so") @MainActor
    func missing() {
        let visitor = ChildVisitor(
            program: URL(fileURLWithPath: "/nowhere/doctor"), folder: FileManager.default.temporaryDirectory)
        guard case .crashed(let problem) = visitor.visit([]) else {
            Issue.record("There was no crash.")
            return
        }
        #expect(problem.text.hasPrefix("/nowhere/doctor could not be run: "))
    }
}
