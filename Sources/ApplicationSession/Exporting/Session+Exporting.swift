import Robot
import ViewQuery

extension Session {
    /// The steps as a test.
    func export(_ arguments: Arguments) throws(CommandError) -> String {
        let name = arguments.optionalText("name") ?? "Recorded"
        guard name.first?.isLetter == true, name.allSatisfy({ $0.isLetter || $0.isNumber }) else {
            throw CommandError("name is \(name.quoted): it has to be a word of letters and digits.")
        }
        let done = steps.filter { $0.tool.acts && !$0.hasFailed }
        if done.isEmpty { throw CommandError("There are no steps to export.") }
        let lines = source.lines + done.flatMap { $0.code.split(separator: "\n").map(String.init) }
        let body = lines.map { "        \($0)" }.joined(separator: "\n")
        let isXCTest = arguments.optionalText("library") == "xctest"
        let modules = Set(source.imports + ["import Robot", isXCTest ? "import XCTest" : "import Testing"])
        let plain = modules.filter { $0.hasPrefix("import ") }.sorted()
        let other = modules.filter { !$0.hasPrefix("import ") }.sorted()
        let imports = (plain + (other.isEmpty ? [] : [""] + other)).joined(separator: "\n")
        let head =
            isXCTest
            ? "@MainActor final class \(name)Tests: RobotTestCase {\n    func testSession() {"
            : "@MainActor @Suite(\(name.quoted), .robot) struct \(name)Tests {\n"
                + "    @Test(\"The steps of a session\")\n    func session() {"
        return "\(imports)\n\n\(head)\n\(body)\n    }\n}\n"
    }
}
