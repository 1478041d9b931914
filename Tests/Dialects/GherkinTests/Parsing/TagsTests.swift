import TestSupport
import Testing

@testable import Gherkin

@Suite("Conditions on tags") struct TagsTests {
    @Test(
        "A condition holds for tags",
        arguments: [
            ("@a", ["@a"], true), ("@a", ["@b"], false), ("@a", [], false), ("", [], true),
            ("  ", ["@a"], true),
            ("not @a", [], true), ("not @a", ["@a"], false), ("not not @a", ["@a"], true),
            ("@a and @b", ["@a"], false), ("@a and @b", ["@b", "@a"], true),
            ("@a or @b", ["@b"], true), ("@a or @b", ["@c"], false),
            ("@a or @b and @c", ["@a"], true), ("(@a or @b) and @c", ["@a"], false),
            ("not @a and @b", ["@b"], true), ("not (@a and @b)", ["@b"], true),
            ("not @a or @b", ["@a", "@b"], true), ("(@a)and(@b)", ["@a", "@b"], true),
            (#"@a\(1\)"#, ["@a(1)"], true), (#"@a\ b"#, ["@a b"], true), (#"@a\\"#, [#"@a\"#], true),
            ("@and", ["@and"], true), ("@été", ["@été"], true),
        ])
    func matching(_ condition: String, _ tags: [String], _ matches: Bool) throws {
        #expect(try Gherkin.Tags(condition).matches(tags) == matches)
    }

    @Test(
        "An invalid condition on tags is an error with its column",
        arguments: [
            ("@a @b", "1:4: Expected \"and\" or \"or\", but found \"@b\"."),
            ("@a and", "1:7: Expected a tag, but the condition ends."),
            ("and @a", "1:1: Expected a tag, but found \"and\"."),
            ("@a or or @b", "1:7: Expected a tag, but found \"or\"."),
            ("(@a or @b", "1:10: The bracket of column 1 is not closed."),
            ("(@a @b)", "1:5: The bracket of column 1 is not closed."),
            ("@a)", "1:3: Expected \"and\" or \"or\", but found \")\"."),
            ("()", "1:2: Expected a tag, but found \")\"."),
            ("not", "1:4: Expected a tag, but the condition ends."),
            ("@a\\", "1:3: A backslash needs a character behind it."),
            ("@smoke and slow", "1:12: A tag begins with \"@\", but found \"slow\"."),
        ])
    func errors(_ condition: String, _ error: String) {
        #expect(text(condition) == error)
    }

    private func text(_ condition: String) -> String {
        do throws(Gherkin.SyntaxError) {
            _ = try Gherkin.Tags(condition)
            return "no error"
        } catch {
            return error.description
        }
    }

    @Test("A random condition holds for the tags for which its parts hold, however it is written")
    func random() throws {
        var numbers = SeededNumbers(seed: 11)
        for _ in 0..<Rounds.of(20_000) {
            let made = MadeCondition(&numbers, depth: 4)
            let tags = try Gherkin.Tags(made.text)
            for subset in [[], ["@a"], ["@b"], ["@a", "@b"], ["@c", "@a"], ["@a", "@b", "@c"]] {
                #expect(tags.matches(subset) == made.holds(Set(subset)), "\(made.text) \(subset)")
            }
        }
    }

    @Test("Random texts are conditions, or have an error with its column")
    func garbage() {
        var numbers = SeededNumbers(seed: 12)
        let pieces = ["@a", "@", " ", "(", ")", "and", "or", "not", "\\", "a", "\u{301}", "\n", "@b c"]
        for _ in 0..<Rounds.of(100_000) {
            let condition = (0..<numbers.next(below: 10)).map { _ in numbers.element(of: pieces) }.joined()
            do throws(Gherkin.SyntaxError) {
                _ = try Gherkin.Tags(condition)
            } catch {
                #expect(error.line == 1 && (1...(condition.count + 1)).contains(error.column))
            }
        }
    }

    @Test("Long conditions are read, and too deep ones refused")
    func size() throws {
        let long = (0..<20_000).map { "@t\($0)" }.joined(separator: " or ")
        #expect(try Gherkin.Tags(long).matches(["@t19999"]))
        #expect(try !Gherkin.Tags(long).matches(["@t20000"]))
        #expect(
            text(String(repeating: "(", count: 300))
                == "1:201: The condition is nested more than 200 levels deep.")
        #expect(
            text(String(repeating: "not ", count: 300) + "@a")
                == "1:801: The condition is nested more than 200 levels deep.")
    }
}
