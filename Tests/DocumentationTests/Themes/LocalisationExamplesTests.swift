import FailureReporting
import Robot
import Testing
import UIKit

@MainActor @Suite("Examples of localisation", .robot) struct LocalisationExamplesTests {
    private func bundle(_ files: [String: String]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cart.resources")
        for (path, contents) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try contents.write(to: file, atomically: true, encoding: .utf8)
        }
        return try #require(Bundle(url: folder))
    }

    private func cartTexts() throws -> Bundle {
        func forms(_ texts: [String: String]) -> String {
            let forms = texts.map {
                #""\#($0)": { "stringUnit": { "state": "translated", "value": "\#($1)" } }"#
            }
            return #"{ "variations": { "plural": { \#(forms.joined(separator: ",")) } } }"#
        }
        let english = forms(["one": "%lld book", "other": "%lld books"])
        let polish = forms(["one": "%lld książka", "few": "%lld książki", "other": "%lld książek"])
        return try bundle([
            "Localizable.xcstrings": """
            { "sourceLanguage": "en", "version": "1.0", "strings": {
            "%lld books": { "localizations": { "en": \(english), "pl": \(polish) } } } }
            """
        ])
    }

    // Example of Localisation.md
    @Test("The cart counts in Polish", .robot(language: "pl"))
    func polish() throws {
        let bundle = try cartTexts()
        let texts = [1, 3, 5].map { String(localized: "\($0) books", bundle: bundle) }
        #expect(texts == ["1 książka", "3 książki", "5 książek"])
    }
    // End of example

    @Test("A format that is looked up has its plurals")
    func formats() throws {
        let bundle = try cartTexts()
        // Example of Localisation.md
        let format = NSLocalizedString("%lld books", bundle: bundle, comment: "Books in the cart")
        #expect(String.localizedStringWithFormat(format, 1) == "1 book")
        #expect(String(format: format, locale: .current, 1200) == "1,200 books")
        // End of example
    }

    @Test("A file that cannot be read is a warning", .robot(language: "de"))
    func warning() throws {
        let bundle = try bundle(["de.lproj/Localizable.strings": "/* A title */\n\"title\" = \"Titel\""])
        let warnings = FailureCollector.warnings {
            _ = NSLocalizedString("title", bundle: bundle, comment: "")
        }
        #expect(
            warnings.map(\.text) == [
                // Example of Localisation.md
                """
                de.lproj/Localizable.strings cannot be read, so none of its texts is found: line 2: expected ";", found the end of the file.
                """
                // End of example
            ])
    }
}
