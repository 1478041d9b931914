import Robot
import Testing

@MainActor
@Suite("Texts with plural rules", .robot) struct StringsdictTests {
    private func bundle() throws -> Bundle {
        let files: [String: (format: String, forms: [String: [String: String]])] = [
            "files": ("%#@files@", ["files": ["zero": "no files", "one": "%d file", "other": "%d files"]]),
            "days": ("%#@files@ left", ["files": ["one": "%d day", "other": "%d days"]]),
            "both": (
                "%1$#@files@ in %2$#@folders@",
                [
                    "files": ["one": "%d file", "other": "%d files"],
                    "folders": ["one": "a folder", "other": "%d folders"],
                ]
            ),
            "named": ("%2$@ has %1$#@files@", ["files": ["one": "a file", "other": "%d files"]]),
        ]
        let russian: [String: (format: String, forms: [String: [String: String]])] = [
            "files": (
                "%#@files@",
                ["files": ["one": "%d файл", "few": "%d файла", "many": "%d файлов", "other": "%d файла"]]
            )
        ]
        return try TextBundle.make([
            "en.lproj/Localizable.stringsdict": TextBundle.stringsdict(files),
            "en.lproj/Localizable.strings": #""files" = "not this one"; "plain" = "Plain";"#,
            "ru.lproj/Localizable.stringsdict": TextBundle.stringsdict(russian),
        ])
    }

    private func text(_ key: String, _ bundle: Bundle, _ values: any CVarArg...) -> String {
        let format = NSLocalizedString(key, bundle: bundle, comment: "")
        return String(format: format, locale: .current, arguments: values)
    }

    // Apple's "Localizing strings that contain plurals".
    @Test("Formatting chooses the forms of a text that was looked up")
    func forms() throws {
        let bundle = try bundle()
        let format = NSLocalizedString("files", bundle: bundle, comment: "")
        #expect(format.count == "%#@files@".count)
        #expect(String.localizedStringWithFormat(format, 1) == "1 file")
        #expect(String.localizedStringWithFormat(format, 1234) == "1,234 files")
        #expect(
            String(format: format, 2) == "2 files" && String(format: format, arguments: [0]) == "no files")
        #expect(text("days", bundle, 1) == "1 day left" && text("days", bundle, 3) == "3 days left")
        #expect(text("both", bundle, 1, 1) == "1 file in a folder")
        #expect(text("both", bundle, 2, 3) == "2 files in 3 folders")
        #expect(text("named", bundle, 4, "Ada") == "Ada has 4 files")
        #expect(NSLocalizedString("plain", bundle: bundle, comment: "") == "Plain")
    }

    @Test("Forms are those of the language that the text is in")
    func languages() throws {
        let bundle = try bundle()
        SimulatedDevice.current.language = "ru"
        let texts = [1, 2, 5, 11, 21].map { text("files", bundle, $0) }
        #expect(texts == ["1 файл", "2 файла", "5 файлов", "11 файлов", "21 файл"])
        SimulatedDevice.current.language = "pl"
        #expect([1, 2, 5].map { text("files", bundle, $0) } == ["1 file", "2 files", "5 files"])
    }

    @Test("Pseudo-languages change the forms, and no values")
    func pseudolanguages() throws {
        let bundle = try bundle()
        SimulatedDevice.current.language = .accentedPseudolanguage
        #expect(text("named", bundle, 2, "Ada") == "Ada ĥáš 2 fîļéš")
        SimulatedDevice.current.language = .boundedPseudolanguage
        #expect(text("files", bundle, 2) == "[# 2 files #]")
    }

    @Test("Keys of interpolated texts find their rules, and so does a bundle's own method")
    func interpolated() throws {
        let bundle = try TextBundle.make([
            "en.lproj/Localizable.stringsdict": TextBundle.stringsdict([
                "%lld files": ("%#@files@", ["files": ["one": "%lld file", "other": "%lld files"]])
            ])
        ])
        #expect(
            [1, 2000].map { String(localized: "\($0) files", bundle: bundle) } == ["1 file", "2,000 files"])
        let format = bundle.localizedString(forKey: "%lld files", value: nil, table: nil)
        #expect(String.localizedStringWithFormat(format, 1) == "1 file")
    }

    @Test("Texts vary by device and by width")
    func devices() throws {
        let rules = """
            <plist version="1.0"><dict>
            <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
            <key>ipad</key><string>Tap the iPad</string><key>other</key><string>Tap</string></dict></dict>
            <key>hi</key><dict><key>NSStringVariableWidthRuleType</key><dict>
            <key>5</key><string>Hi</string><key>20</key><string>Good morning</string></dict></dict>
            </dict></plist>
            """
        let bundle = try TextBundle.make(["Localizable.stringsdict": rules])
        #expect(NSLocalizedString("tap", bundle: bundle, comment: "") == "Tap")
        #expect(NSLocalizedString("hi", bundle: bundle, comment: "") == "Good morning")
    }
}
