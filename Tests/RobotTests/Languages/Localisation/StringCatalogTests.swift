import FailureReporting
import Robot
import Testing

@MainActor
@Suite("String catalogues", .robot) struct StringCatalogTests {
    // The format that Xcode 16 writes.
    private static let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "" : { },
            "Save" : {
              "comment" : "A button",
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } },
                "fr" : { "stringUnit" : { "state" : "new", "value" : "" } }
              }
            },
            "greeting" : {
              "extractionState" : "manual",
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello, %@!" } },
                "de" : { "stringUnit" : { "state" : "needs_review", "value" : "Hallo, %@!" } }
              }
            },
            "symbol" : {
              "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "Source" } } }
            },
            "OK" : { "shouldTranslate" : false },
            "%lld files" : {
              "localizations" : {
                "en" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } } } } },
                "pl" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld plik" } },
                  "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld pliki" } },
                  "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld plików" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld pliku" } } } } }
              }
            },
            "%@ has %lld points" : {
              "localizations" : {
                "en" : { "variations" : { "plural" : {
                  "zero" : { "stringUnit" : { "state" : "translated", "value" : "%@ has no points" } },
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "One point for %1$@" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%@ has %lld points" } } } } }
              }
            },
            "%lld files in %lld folders" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : { "state" : "translated", "value" : "%#@files@ in %#@folders@" },
                  "substitutions" : {
                    "files" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg file" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg files" } } } } },
                    "folders" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "one folder" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg folders" } } } } }
                  }
                }
              }
            },
            "Tap" : {
              "localizations" : {
                "en" : { "variations" : { "device" : {
                  "ipad" : { "stringUnit" : { "state" : "translated", "value" : "Tap or click" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "Tap here" } } } } }
              }
            }
          },
          "version" : "1.0"
        }
        """

    private func bundle() throws -> Bundle {
        try TextBundle.make(["Localizable.xcstrings": Self.catalog, "Other.xcstrings": Self.other])
    }

    private static let other = """
        { "sourceLanguage" : "de", "strings" : { "hi" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "Moin" } } } } }, "version" : "1.0" }
        """

    @Test("A text is that of the device's language, else that of the source language, else the key")
    func languages() throws {
        let bundle = try bundle()
        let cases: [(DeviceLanguage, [String])] = [
            (.english, ["Save", "Hello, %@!", "Source", "OK", "missing"]),
            ("de", ["Sichern", "Hallo, %@!", "Source", "OK", "missing"]),
            ("de-AT", ["Sichern", "Hallo, %@!", "Source", "OK", "missing"]),
            ("fr", ["Save", "Hello, %@!", "Source", "OK", "missing"]),
            ("ja", ["Save", "Hello, %@!", "Source", "OK", "missing"]),
        ]
        for (language, texts) in cases {
            SimulatedDevice.current.language = language
            let keys = ["Save", "greeting", "symbol", "OK", "missing"]
            #expect(keys.map { NSLocalizedString($0, bundle: bundle, comment: "") } == texts, "\(language)")
            let own = keys.map { bundle.localizedString(forKey: $0, value: nil, table: nil) }
            #expect(own == texts, "\(language)")
        }
        #expect(NSLocalizedString("missing", bundle: bundle, value: "Value", comment: "") == "Value")
        #expect(bundle.localizedString(forKey: "missing", value: "Value", table: "Other") == "Value")
        #expect(String(localized: "hi", table: "Other", bundle: bundle) == "Moin")
        #expect(NSLocalizedString("hi", tableName: "Absent", bundle: bundle, comment: "") == "hi")
    }

    @Test("Plurals are chosen by the first number")
    func plurals() throws {
        let bundle = try bundle()
        func files(_ count: Int) -> String { String(localized: "\(count) files", bundle: bundle) }
        func points(_ count: Int) -> String {
            String(localized: "\("Ada") has \(count) points", bundle: bundle)
        }
        #expect([0, 1, 2].map(files) == ["0 files", "1 file", "2 files"])
        #expect([0, 1, 2].map(points) == ["Ada has no points", "One point for Ada", "Ada has 2 points"])
        let format = NSLocalizedString("%lld files", bundle: bundle, comment: "")
        #expect(String.localizedStringWithFormat(format, 1) == "1 file")
        SimulatedDevice.current.language = "pl"
        #expect([1, 2, 5, 22].map(files) == ["1 plik", "2 pliki", "5 plików", "22 pliki"])
        #expect(points(2) == "Ada has 2 points")
    }

    @Test("Substitutions have plurals of their own")
    func substitutions() throws {
        let bundle = try bundle()
        func text(_ files: Int, _ folders: Int) -> String {
            String(localized: "\(files) files in \(folders) folders", bundle: bundle)
        }
        #expect(text(1, 1) == "1 file in one folder" && text(2, 3) == "2 files in 3 folders")
    }

    @Test("Texts vary by device", .robot(on: .iPadPro11))
    func devices() throws {
        #expect(try String(localized: "Tap", bundle: bundle()) == "Tap or click")
    }

    @Test("A phone has the text for other devices")
    func otherDevices() throws {
        #expect(try String(localized: "Tap", bundle: bundle()) == "Tap here")
    }

    @Test(
        "A file that cannot be read is a warning once, and its keys are the texts",
        arguments: [
            (
                "Localizable.xcstrings", "{ \"sourceLanguage\": \"en\",\n \"strings\": {",
                "texts.resources/Localizable.xcstrings"
            ),
            ("Localizable.xcstrings", "[]", "texts.resources/Localizable.xcstrings"),
            ("Localizable.xcstrings", #"{"strings":{}}"#, "sourceLanguage"),
            (
                "Localizable.xcstrings", String(repeating: "[", count: 100_000),
                "texts.resources/Localizable.xcstrings"
            ),
            ("en.lproj/Localizable.strings", "\"a\" = \"b\";\n\"c\"", #"line 2: expected ";""#),
            ("en.lproj/Localizable.stringsdict", "<plist><dict><key>a", "en.lproj/Localizable.stringsdict"),
            (
                "en.lproj/Localizable.strings", "<plist>" + String(repeating: "<array>", count: 100_000),
                "en.lproj"
            ),
        ])
    func malformed(_ path: String, _ contents: String, _ part: String) throws {
        let bundle = try TextBundle.make([path: contents])
        let warnings = FailureCollector.warnings {
            for key in ["a", "b"] { #expect(NSLocalizedString(key, bundle: bundle, comment: "") == key) }
            #expect(String(localized: "\(3) of \("c")", bundle: bundle) == "3 of c")
        }
        #expect(warnings.count == 1 && warnings.first?.severity == .warning)
        #expect(warnings.first?.text.contains(part) == true, "\(warnings.first?.text ?? "")")
    }
}
