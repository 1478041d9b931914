import Testing

@testable import Gherkin

/// An expression, a text, and the arguments; `nil` if the text is not like the expression.
private typealias Match = (expression: String, text: String, arguments: [String]?)

@MainActor @Suite("Cucumber expressions") struct CucumberExpressionTests {
    /// The arguments as text, each with its type; an error's text instead.
    private func arguments(of expression: String, in text: String) -> [String]? {
        do {
            let types = Gherkin.Definitions().types
            let pattern = try StepPattern(CucumberExpression(expression), types: types)
            let arguments = try pattern.arguments(in: text)
            #expect(pattern.matches(text) == (arguments != nil))
            return arguments?.map { argument in
                guard case .value(_, let value?, _) = argument.content else { return "nothing" }
                return "\(type(of: value)) \(value)"
            }
        } catch {
            return ["\(error)"]
        }
    }

    @Test(
        "Text, optional text and alternatives match",
        arguments: [
            ("", "", []), ("", "a", nil), ("three mice", "three mice", []),
            ("three mice", "three mice ", nil),
            ("three mice", "Three mice", nil), ("three mice", "all three mice", nil), ("a.b*c", "a.b*c", []),
            ("a.b*c", "axb", nil), ("^a|b$ [c]+? \u{e9}", "^a|b$ [c]+? \u{e9}", []),
            ("{int} cucumber(s)", "1 cucumber", ["Int 1"]), ("{int} cucumber(s)", "2 cucumbers", ["Int 2"]),
            ("a (b)", "a b", []), ("a (b)", "a ", []), ("a (b)", "a", nil), ("(a )b", "b", []),
            ("a(.)", "ax", nil), ("a(\\(b\\))", "a(b)", []),
            ("mice/rats", "mice", []), ("mice/rats", "rats", []), ("mice/rats", "mice/rats", nil),
            ("mice/rats and rats\\/mice", "rats and rats/mice", []),
            ("{int} rat(s)/mouse/mice", "3 rats", ["Int 3"]),
            ("{int} rat(s)/mouse/mice", "2 mice", ["Int 2"]),
            ("{int} rat(s)/mouse/mice", "1 mouse", ["Int 1"]),
            ("three (brown )mice/rats", "three brown mice", []),
            ("three (brown )mice/rats", "three rats", []),
            ("a second(s)./second(s)?", "a seconds?", []), ("a second(s)./second(s)?", "a second.", []),
            ("a/i{int}n/y", "i18n", ["Int 18"]), ("a/i{int}n/y", "a11y", ["Int 11"]),
            ("{int}st/nd/rd/th", "3rd", ["Int 3"]), ("do\\ not/don't go", "do not go", []),
            ("12\\/2020", "12/2020", []), ("12\\\\/2020", "12\\", []), ("12\\\\/2020", "2020", []),
            ("three \\(odd) \\{string} mice", "three (odd) {string} mice", []),
            ("three \\((odd)) \\{{string}} mice", "three (odd) {\"blind\"} mice", ["String blind"]),
            ("three \\\\(odd) \\\\{string} mice", "three \\odd \\\"blind\" mice", ["String blind"]),
            ("\\({int})", "(3)", ["Int 3"]), ("a) b}", "a) b}", []),
        ] as [(String, String, [String]?)])
    func texts(_ expression: String, _ text: String, _ expected: [String]?) {
        #expect(arguments(of: expression, in: text) == expected)
    }

    @Test(
        "Parameters of the built-in types match, and give their values",
        arguments: [
            ("{int}", "2147483647", ["Int 2147483647"]), ("{int}", "-7", ["Int -7"]), ("{int}", "-", nil),
            ("{int}", "1.22", nil), ("{int}", "+3", nil), ("{int}", "", nil), ("{int}", "1 ", nil),
            (
                "{int}", "99999999999999999999",
                [
                    "\"99999999999999999999\" is not a whole number from -9223372036854775808 to 9223372036854775807, which {int} stands for."
                ]
            ),
            ("{byte}", "127", ["Int8 127"]), ("{byte}", "-128", ["Int8 -128"]),
            ("{byte}", "128", ["\"128\" is not a whole number from -128 to 127, which {byte} stands for."]),
            ("{short}", "32767", ["Int16 32767"]),
            ("{long}", "9223372036854775807", ["Int64 9223372036854775807"]),
            ("{float}", "0.22", ["Float 0.22"]), ("{float}", ".22", ["Float 0.22"]),
            ("{float}", "3", ["Float 3.0"]),
            ("{float}", "-3.5", ["Float -3.5"]), ("{float}", "+3.5", ["Float 3.5"]),
            ("{float}", "1.5E+3", ["Float 1500.0"]), ("{float}", "+1.5E-1", ["Float 0.15"]),
            ("{float}", ".", nil),
            ("{float}", "1.", nil), ("{float}", "E3", nil), ("{float}", "1.5e3", nil), ("{float}", "-", nil),
            ("{double}", "3.141592653589793", ["Double 3.141592653589793"]), ("{double}", "-", nil),
            (
                "{bigdecimal}", "3.14159265358979323846264338327950288",
                ["Decimal 3.14159265358979323846264338327950288"]
            ),
            (
                "{biginteger}", "31415926535897932384626433832795028841971693993751058209749445923078164",
                ["String 31415926535897932384626433832795028841971693993751058209749445923078164"]
            ),
            ("{word}", "blind", ["String blind"]), ("{word}", "two words", nil), ("{word}", "", nil),
            ("{word} mice", "blind! mice", ["String blind!"]),
            ("{string}", "\"blind\"", ["String blind"]), ("{string}", "'blind'", ["String blind"]),
            ("{string}", "blind", nil), ("{string}", "\"blind'", nil), ("{string}", "\"\"", ["String "]),
            ("{string}", "''", ["String "]), ("{string}", "\"'a'\"", ["String 'a'"]),
            ("{string}", "'\"a\"'", ["String \"a\""]), ("{string}", "\"a\\\"b\"", ["String a\"b"]),
            ("{string}", "'a\\'b'", ["String a'b"]), ("{string}", "\"a\\\\\"", ["String a\\"]),
            ("{string}", "\"a\\nb\"", ["String a\\nb"]), ("{string}", "\"a\" or \"b\"", nil),
            ("{string} and {string}", "\"\" and 'b'", ["String ", "String b"]),
            ("{}", "0.22", ["String 0.22"]), ("{}", "", ["String "]), ("a {} b", "a b b b", ["String b b"]),
            ("{}", "two\nlines", ["String two\nlines"]), ("{int}{word}", "3a", ["Int 3", "String a"]),
            ("{int} and {int}", "1 and 2", ["Int 1", "Int 2"]),
        ] as [(String, String, [String]?)])
    func parameters(_ expression: String, _ text: String, _ expected: [String]?) {
        #expect(arguments(of: expression, in: text) == expected)
    }

    @Test(
        "An invalid expression is an error with its column",
        arguments: [
            ("three () mice", "Optional text is empty. Write \"\\(\" for a parenthesis, in column 7 of"),
            ("(a(b))", "\"(\" stands inside optional text, in column 3 of"),
            ("({int})", "\"{\" stands inside optional text, in column 2 of"),
            ("three( brown/black) mice", "\"/\" stands inside optional text, in column 13 of"),
            (
                "a (b",
                "The bracket of optional text is not closed. Write \"\\(\" for the bracket itself, in column 3 of"
            ),
            (
                "a (b\\) c",
                "The bracket of optional text is not closed. Write \"\\(\" for the bracket itself, in column 3 of"
            ),
            (
                "a {int",
                "The bracket of a parameter is not closed. Write \"\\{\" for the bracket itself, in column 3 of"
            ),
            ("{(string)}", "\"(\" stands inside a parameter, in column 2 of"),
            ("{a{b}}", "\"{\" stands inside a parameter, in column 3 of"),
            ("{a/b}", "\"/\" stands inside a parameter, in column 3 of"),
            ("{a\\b}", "\"\\\\\" stands inside a parameter, in column 3 of"),
            ("brown//black", "An alternative is empty. Write \"\\/\" for a slash, in column 7 of"),
            ("{int}/x", "An alternative is empty. Write \"\\/\" for a slash, in column 6 of"),
            ("x/{int}", "An alternative is empty. Write \"\\/\" for a slash, in column 3 of"),
            ("a /b", "An alternative is empty. Write \"\\/\" for a slash, in column 3 of"),
            ("a/", "An alternative is empty. Write \"\\/\" for a slash, in column 3 of"),
            ("three (brown)/black mice", "An alternative has optional text only, in column 7 of"),
            ("a\\", "A backslash stands at the end, in column 2 of"),
            ("a \\b", "A backslash stands before \"b\", which needs none, in column 3 of"),
            (
                "a {colour}",
                "There is no type of parameters named {colour}; the types are {}, {bigdecimal}, {biginteger}, {byte}, {double}, {float}, {int}, {long}, {short}, {string}, {word}, in column 3 of"
            ),
        ])
    func errors(_ expression: String, _ error: String) {
        #expect(
            arguments(of: expression, in: "") == [
                "\(error) the step's pattern \(expression.debugDescription)."
            ])
    }

    @Test(
        "Long expressions and texts are matched",
        arguments: ["a ", "(a)", "a/b ", "{int} ", "{string} ", "\\( "])
    func long(_ piece: String) {
        let expression = String(repeating: piece, count: 500)
        #expect(arguments(of: expression, in: String(repeating: "x", count: 5000)) == nil)
    }

    @Test(
        "A long text that matches but for its end does not match, without trying all ways to divide it",
        arguments: ["{float}", "{string}", "{int} {int}", "{} {}", "{word}"])
    func nearMisses(_ expression: String) {
        for piece in ["1", "\"", "\\", "'\\", "\"a\\\"", ".", "a ", "1 "] {
            let text = String(repeating: piece, count: 1000)
            #expect(arguments(of: expression + "!", in: text) == nil, "\(piece)")
        }
    }

    @Test(
        "Random expressions are patterns or errors, and match their own text if they have nothing special")
    func random() {
        var seed: UInt64 = 7
        func next(_ bound: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % bound
        }
        let pieces = [
            "a", " ", "(", ")", "{", "}", "/", "\\", "{int}", "{}", ".", "*", "e\u{301}", "\n", "|", "^", "$",
        ]
        for _ in 0..<3000 {
            let expression = (0..<next(12)).map { _ in pieces[next(pieces.count)] }.joined()
            let matched = arguments(of: expression, in: expression)
            if !expression.contains(where: { "(){}/\\".contains($0) }) { #expect(matched == []) }
        }
    }
}
