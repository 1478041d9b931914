extension UTType {
    /// A text, plain or not.
    public static let text = declared("public.text", [.data, .content])
    /// A text without formatting.
    public static let plainText = declared(
        "public.plain-text", [.text], extensions: ["txt", "text"], mimeTypes: ["text/plain"])
    /// A text in UTF-8.
    public static let utf8PlainText = declared("public.utf8-plain-text", [.plainText])
    /// A text in UTF-16.
    public static let utf16PlainText = declared("public.utf16-plain-text", [.plainText])
    /// A text in UTF-16 with a mark of the order of bytes.
    public static let utf16ExternalPlainText = declared("public.utf16-external-plain-text", [.plainText])
    /// A table as text.
    public static let delimitedText = declared("public.delimited-values-text", [.text])
    /// A table whose values are separated by commas.
    public static let commaSeparatedText = declared(
        "public.comma-separated-values-text", [.delimitedText], extensions: ["csv"], mimeTypes: ["text/csv"])
    /// A table whose values are separated by tabs.
    public static let tabSeparatedText = declared(
        "public.tab-separated-values-text", [.delimitedText], extensions: ["tsv"],
        mimeTypes: ["text/tab-separated-values"])
    /// A text with formatting.
    public static let rtf = declared(
        "public.rtf", [.text], extensions: ["rtf"], mimeTypes: ["text/rtf", "application/rtf"])
    /// A text with formatting and pictures.
    public static let rtfd = declared("com.apple.rtfd", [.package, .compositeContent], extensions: ["rtfd"])
    /// A text with formatting and pictures in one file.
    public static let flatRTFD = declared("com.apple.flat-rtfd", [.data, .compositeContent])
    /// A page of the web.
    public static let html = declared(
        "public.html", [.text], extensions: ["html", "htm"], mimeTypes: ["text/html"])
    /// A document in XML.
    public static let xml = declared(
        "public.xml", [.text], extensions: ["xml"], mimeTypes: ["application/xml", "text/xml"])
    /// A document in YAML.
    public static let yaml = declared(
        "public.yaml", [.text], extensions: ["yml", "yaml"], mimeTypes: ["application/x-yaml"])
    /// A document in JSON.
    public static let json = declared(
        "public.json", [.text], extensions: ["json"], mimeTypes: ["application/json"])
    /// A style sheet.
    public static let css = declared("public.css", [.text], extensions: ["css"], mimeTypes: ["text/css"])
    /// Source code.
    public static let sourceCode = declared("public.source-code", [.plainText])
    /// Source code in Swift.
    public static let swiftSource = declared("public.swift-source", [.sourceCode], extensions: ["swift"])
    /// Source code in C.
    public static let cSource = declared("public.c-source", [.sourceCode], extensions: ["c"])
    /// A header in C.
    public static let cHeader = declared("public.c-header", [.sourceCode], extensions: ["h"])
    /// Source code in C++.
    public static let cPlusPlusSource = declared(
        "public.c-plus-plus-source", [.sourceCode], extensions: ["cp", "cpp", "cc", "cxx", "c++"])
    /// Source code in Objective-C.
    public static let objectiveCSource = declared(
        "public.objective-c-source", [.sourceCode], extensions: ["m"])
    /// A script.
    public static let script = declared("public.script", [.sourceCode])
    /// A script in JavaScript.
    public static let javaScript = declared(
        "com.netscape.javascript-source", [.sourceCode, .executable],
        extensions: ["js", "jscript", "javascript"], mimeTypes: ["text/javascript"])
    /// A script of a shell.
    public static let shellScript = declared("public.shell-script", [.script], extensions: ["sh", "command"])
    /// A script in Python.
    public static let pythonScript = declared(
        "public.python-script", [.script], extensions: ["py"], mimeTypes: ["text/x-python-script"])

    static let texts: [UTType] = [
        .text, .plainText, .utf8PlainText, .utf16PlainText, .utf16ExternalPlainText, .delimitedText,
        .commaSeparatedText, .tabSeparatedText, .rtf, .rtfd, .flatRTFD, .html, .xml, .yaml, .json, .css,
        .sourceCode, .swiftSource, .cSource, .cHeader, .cPlusPlusSource, .objectiveCSource, .script,
        .javaScript, .shellScript, .pythonScript,
    ]
}
