extension Gherkin {
    /// Reads a feature.
    ///
    /// - Parameters:
    ///   - text: the feature's text; lines end with a line feed, a carriage return or both.
    ///   - file: the path of its file, at whose lines failures are recorded; empty for none.
    /// - Throws: all errors in the text, with their lines.
    /// - Complexity: O(*n*) in the text and the steps of its scenarios.
    public static func feature(parsing text: String, file: String = "") throws(SyntaxErrors) -> Feature {
        var parser = FeatureParser(text)
        let outline = parser.parse()
        guard parser.errors.isEmpty, let outline else { throw SyntaxErrors(errors: parser.errors) }
        return FeatureAssembly(outline, file: file).feature
    }
}
