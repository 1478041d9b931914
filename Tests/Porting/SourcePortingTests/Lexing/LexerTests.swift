import Testing

@testable import SourcePorting

@Suite("The lexer")
struct LexerTests {
    /// The texts of the tokens that are not spaces.
    private func texts(_ source: String) -> [String] {
        let bytes = Array(source.utf8)
        return Lexer.tokens(of: bytes).filter { $0.kind != .whitespace && $0.kind != .newline }
            .map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }
    }

    @Test(
        "The lexer splits source as Swift does",
        arguments: [
            ("let a = b", "let|a|=|b"),
            ("`class`.`a b`", "`class`|.|`a b`"),
            ("a?.b?(c)!.d ?? e", "a|?|.|b|?|(|c|)|!|.|d|??|e"),
            ("x! != y", "x|!|!=|y"),
            ("Array<Array<Int>>?.none", "Array|<|Array|<|Int|>>?|.|none"),
            ("a...b ..< c", "a|...|b|..<|c"),
            ("() -> Void", "(|)|->|Void"),
            ("0x1.8p-3 + 1_000.5e+10 - 1.description", "0x1.8p-3|+|1_000.5e+10|-|1|.|description"),
            ("1...2", "1|...|2"),
            ("$0 + $name", "$0|+|$name"),
            ("@objc(save:) @IBOutlet", "@objc|(|save|:|)|@IBOutlet"),
            ("#if os(iOS)", "#if|os|(|iOS|)"),
            ("a /* b /* c */ d */ e", "a|/* b /* c */ d */|e"),
            ("a // b /* c\nd", "a|// b /* c|d"),
            ("a+/*b*/c", "a|+|/*b*/|c"),
            ("größe→b•c", "größe|→|b|•|c"),
            ("\\.name", "\\|.|name"),
            ("#!/usr/bin/swift\na", "#!/usr/bin/swift|a"),
        ])
    func splits(_ source: String, _ expected: String) {
        #expect(texts(source).joined(separator: "|") == expected)
    }

    @Test(
        "The lexer reads strings with their interpolations",
        arguments: [
            (#""a""#, #""|a|""#),
            (#""a\"b\\""#, #""|a\"b\\|""#),
            (#""a\(b)c""#, #""|a|\(|b|)|c|""#),
            (#""\(f("x\(y)"))z""#, ##""|\(|f|(|"|x|\(|y|)|"|)|)|z|""##),
            (##"#"a"\(b)\#(c)"#"##, ##"#"|a"\(b)|\#(|c|)|"#"##),
            (##"#"""#"##, ##"#"|"|"#"##),
            ("\"\"\"\na \"\" \\(b) \n\"\"\"", "\"\"\"|\na \"\" |\\(|b|)| \n|\"\"\""),
            ("#\"\"\"\n\"\"\" \\n\n\"\"\"#", "#\"\"\"|\n\"\"\" \\n\n|\"\"\"#"),
            (#""" + "a""#, #""|"|+|"|a|""#),
            ("\"open\nlet a", "\"|open|let|a"),
        ])
    func readsStrings(_ source: String, _ expected: String) {
        #expect(texts(source).joined(separator: "|") == expected)
    }

    @Test(
        "The lexer tells regular expressions from division",
        arguments: [
            ("let r = /a(b)\\/c/", "let|r|=|/a(b)\\/c/"),
            ("a / b / c", "a|/|b|/|c"),
            ("a/b/c", "a|/|b|/|c"),
            ("f(/x)y/, z)", "f|(|/|x|)|y|/|,|z|)"),
            ("return /x/", "return|/x/"),
            ("a /= b", "a|/=|b"),
            ("[1] / 2 / 3", "[|1|]|/|2|/|3"),
            (##"let r = #/a/b/#"##, ##"let|r|=|#/a/b/#"##),
            ("#/\na \"\n/#", "#/\na \"\n/#"),
            ("f(/A.b, c)", "f|(|/|A|.|b|,|c|)"),
        ])
    func tellsRegularExpressions(_ source: String, _ expected: String) {
        #expect(texts(source).joined(separator: "|") == expected)
    }

    @Test(
        "The lexer reads deep nesting without recursion",
        arguments: ["(", "[{", "\"\\(", "/*", "#\"\"\"\\#("])
    func readsDeepNesting(_ opening: String) {
        let source = String(repeating: opening, count: 20_000)
        let tokens = Lexer.tokens(of: Array(source.utf8))
        #expect(tokens.last?.end == source.utf8.count)
        #expect(rewritten(source) == source)
    }
}
