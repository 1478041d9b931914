import Foundation
import Robot
import Testing

@MainActor
@Suite("Where texts are found", .robot) struct TextPlaceTests {
    private func text(_ language: DeviceLanguage, _ files: [String: String], key: String = "a") throws
        -> String
    {
        SimulatedDevice.current.language = language
        return NSLocalizedString(key, bundle: try TextBundle.make(files), comment: "")
    }

    private func table(_ value: String) -> String { "\"a\" = \"\(value)\";" }

    // Apple's "Bundle Programming Guide", "The Bundle Search Pattern".
    @Test("The device's language is looked for first, then the development language, then Base")
    func order() throws {
        let base = ["Base.lproj/Localizable.strings": table("Base")]
        #expect(try text("de", base) == "Base")
        let english = base.merging(["en.lproj/Localizable.strings": table("English")]) { $1 }
        #expect(try text("de", english) == "English")
    }

    @Test("The development language is that of the bundle")
    func developmentLanguage() throws {
        let files = [
            "Info.plist": TextBundle.info("fr"), "fr.lproj/Localizable.strings": table("Français"),
            "en.lproj/Localizable.strings": table("English"),
        ]
        #expect(try text("de", files) == "Français" && text("en", files) == "English")
    }

    @Test("A file outside of the languages' folders is for all languages")
    func outside() throws {
        #expect(
            try text(
                "de", ["Localizable.strings": table("All"), "de.lproj/Localizable.strings": table("Deutsch")])
                == "All")
    }

    @Test(
        "Folders have several names for a language",
        arguments: [
            ("de-AT", "German"), ("zh-Hant", "zh_TW"), ("nb", "no"), ("he", "iw"), ("pt-BR", "pt-br"),
            ("en", "English"),
        ])
    func names(_ language: String, _ folder: String) throws {
        #expect(
            try text(DeviceLanguage(language), ["\(folder).lproj/Localizable.strings": table("Found")])
                == "Found")
    }

    @Test("The folder of a language is a bundle, too")
    func folderAsBundle() throws {
        let bundle = try TextBundle.make([
            "ru.lproj/Localizable.strings": table("Русский"),
            "ru.lproj/Localizable.stringsdict": TextBundle.stringsdict([
                "days": ("%#@days@", ["days": ["one": "%d день", "few": "%d дня", "many": "%d дней"]])
            ]),
        ])
        let path = try #require(bundle.path(forResource: "ru", ofType: "lproj"))
        let own = try #require(Bundle(path: path))
        #expect(own.localizedString(forKey: "a", value: "x", table: nil) == "Русский")
        #expect(own.localizedString(forKey: "b", value: "x", table: "Localizable") == "x")
        let format = own.localizedString(forKey: "days", value: nil, table: nil)
        #expect(
            [1, 3, 5].map { String.localizedStringWithFormat(format, $0) } == ["1 день", "3 дня", "5 дней"])
    }

    @Test("A nib in Base has the texts of the language's file with its name")
    func nibs() throws {
        let bundle = try TextBundle.make([
            "Base.lproj/Main.storyboard": "", "Base.lproj/Other.xib": "", "fr.lproj/Main.storyboard": "",
            "de.lproj/Main.strings": """
            /* Class = "UIButton"; normalTitle = "Save"; */
            "abc-12-xyz.normalTitle" = "Sichern"; "abc-12-xyz.segmentTitles[0]" = "Eins";
            """,
            "en.lproj/Main.strings": #""abc-12-xyz.normalTitle" = "Save";"#,
            "mul.lproj/Other.xcstrings": """
            { "sourceLanguage": "en", "strings": { "x.text": { "localizations": {
            "en": { "stringUnit": { "state": "new", "value": "Hello" } },
            "de": { "stringUnit": { "state": "translated", "value": "Hallo" } } } } } }
            """,
        ])
        func file(_ language: DeviceLanguage, _ name: String) -> [String]? {
            language.nibFile(named: name, type: name == "Other" ? "xib" : "storyboard", in: bundle)?
                .pathComponents.suffix(2)
        }
        #expect(file("de", "Main") == ["Base.lproj", "Main.storyboard"])
        #expect(file("fr-CA", "Main") == ["fr.lproj", "Main.storyboard"])
        #expect(file("de", "Other") == ["Base.lproj", "Other.xib"] && file("de", "Absent") == nil)
        let german: DeviceLanguage = "de"
        #expect(
            german.nibTexts(named: "Main", in: bundle)
                == ["abc-12-xyz.normalTitle": "Sichern", "abc-12-xyz.segmentTitles[0]": "Eins"])
        let (french, japanese): (DeviceLanguage, DeviceLanguage) = ("fr", "ja")
        #expect(french.nibTexts(named: "Main", in: bundle).isEmpty)
        #expect(japanese.nibTexts(named: "Main", in: bundle) == ["abc-12-xyz.normalTitle": "Save"])
        #expect(german.nibTexts(named: "Other", in: bundle) == ["x.text": "Hallo"])
        #expect(german.nibTexts(named: "Absent", in: bundle).isEmpty)
    }
}
