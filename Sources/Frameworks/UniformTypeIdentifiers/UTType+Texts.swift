extension UTType {
    /// A text, plain or not.
    public static let text = known("public.text")
    /// A text without formatting.
    public static let plainText = known("public.plain-text")
    /// A text in UTF-8.
    public static let utf8PlainText = known("public.utf8-plain-text")
    /// A text in UTF-16.
    public static let utf16PlainText = known("public.utf16-plain-text")
    /// A text in UTF-16 with a mark of the order of bytes.
    public static let utf16ExternalPlainText = known("public.utf16-external-plain-text")
    /// A table as text.
    public static let delimitedText = known("public.delimited-values-text")
    /// A table whose values are separated by commas.
    public static let commaSeparatedText = known("public.comma-separated-values-text")
    /// A table whose values are separated by tabs.
    public static let tabSeparatedText = known("public.tab-separated-values-text")
    /// A text with formatting.
    public static let rtf = known("public.rtf")
    /// A text with formatting and pictures.
    public static let rtfd = known("com.apple.rtfd")
    /// A text with formatting and pictures in one file.
    public static let flatRTFD = known("com.apple.flat-rtfd")
    /// A page of the web.
    public static let html = known("public.html")
    /// A document in XML.
    public static let xml = known("public.xml")
    /// A document in YAML.
    public static let yaml = known("public.yaml")
    /// A document in JSON.
    public static let json = known("public.json")
    /// A style sheet.
    public static let css = known("public.css")
    /// Source code.
    public static let sourceCode = known("public.source-code")
    /// Source code in Swift.
    public static let swiftSource = known("public.swift-source")
    /// Source code in C.
    public static let cSource = known("public.c-source")
    /// A header in C.
    public static let cHeader = known("public.c-header")
    /// Source code in C++.
    public static let cPlusPlusSource = known("public.c-plus-plus-source")
    /// Source code in Objective-C.
    public static let objectiveCSource = known("public.objective-c-source")
    /// A script.
    public static let script = known("public.script")
    /// A script in JavaScript.
    public static let javaScript = known("com.netscape.javascript-source")
    /// A script of a shell.
    public static let shellScript = known("public.shell-script")
    /// A script in Python.
    public static let pythonScript = known("public.python-script")
}

extension TypeDeclaration {
    static let texts: [TypeDeclaration] = [
        .init("public.text", ["public.data", "public.content"], [], []),
        .init("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"]),
        .init("public.utf8-plain-text", ["public.plain-text"], [], []),
        .init("public.utf16-plain-text", ["public.plain-text"], [], []),
        .init("public.utf16-external-plain-text", ["public.plain-text"], [], []),
        .init("public.delimited-values-text", ["public.text"], [], []),
        .init("public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"], ["text/csv"]),
        .init(
            "public.tab-separated-values-text", ["public.delimited-values-text"], ["tsv"],
            ["text/tab-separated-values"]),
        .init("public.rtf", ["public.text"], ["rtf"], ["text/rtf", "application/rtf"]),
        .init("com.apple.rtfd", ["com.apple.package", "public.composite-content"], ["rtfd"], []),
        .init("com.apple.flat-rtfd", ["public.data", "public.composite-content"], [], []),
        .init("public.html", ["public.text"], ["html", "htm"], ["text/html"]),
        .init("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"]),
        .init("public.yaml", ["public.text"], ["yml", "yaml"], ["application/x-yaml"]),
        .init("public.json", ["public.text"], ["json"], ["application/json"]),
        .init("public.css", ["public.text"], ["css"], ["text/css"]),
        .init("public.source-code", ["public.plain-text"], [], []),
        .init("public.swift-source", ["public.source-code"], ["swift"], []),
        .init("public.c-source", ["public.source-code"], ["c"], []),
        .init("public.c-header", ["public.source-code"], ["h"], []),
        .init("public.c-plus-plus-source", ["public.source-code"], ["cp", "cpp", "cc", "cxx", "c++"], []),
        .init("public.objective-c-source", ["public.source-code"], ["m"], []),
        .init("public.script", ["public.source-code"], [], []),
        .init(
            "com.netscape.javascript-source", ["public.source-code", "public.executable"],
            ["js", "jscript", "javascript"], ["text/javascript"]),
        .init("public.shell-script", ["public.script"], ["sh", "command"], []),
        .init("public.python-script", ["public.script"], ["py"], ["text/x-python-script"]),
    ]
}
