import Foundation
import Robot
import Testing

@MainActor
private final class Posts {
    var count = 0
}

@MainActor
@Suite("The device's language", .robot) struct LanguageTests {
    /// A bundle with texts in French, and one in Brazilian Portuguese.
    private func bundle() throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("robot-language-texts")
        for (language, text) in [("fr", "Bonjour"), ("pt-BR", "Oi"), ("pt", "Olá")] {
            let own = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
            let table = own.appendingPathComponent("Localizable.strings")
            try "\"Hello\" = \"\(text)\";\n\"%lld of %@\" = \"%2$@: %1$lld\";\n"
                .write(to: table, atomically: true, encoding: .utf8)
        }
        return try #require(Bundle(url: folder))
    }

    @Test("Texts are looked up in the folder of the device's language, or of its main one")
    func tables() throws {
        let bundle = try bundle()
        let cases: [(DeviceLanguage, String)] = [
            ("fr", "Bonjour"), ("fr-CA", "Bonjour"), ("pt-BR", "Oi"), ("pt-PT", "Olá"), ("ja", "Hello"),
            (.english, "Hello"),
        ]
        for (language, text) in cases {
            SimulatedDevice.current.language = language
            #expect(NSLocalizedString("Hello", bundle: bundle, comment: "") == text, "\(language)")
            #expect(String(localized: "Hello", bundle: bundle) == text)
        }
        SimulatedDevice.current.language = "fr"
        let (count, name) = (3, "Ada")
        #expect(String(localized: "\(count) of \(name)", bundle: bundle) == "Ada: 3")
        #expect(String(localized: "\(count) for \(name), 100%", bundle: bundle) == "3 for Ada, 100%")
        #expect(NSLocalizedString("Missing", bundle: bundle, value: "None", comment: "") == "None")
    }

    @Test("Pseudo-languages change what is looked up, and leave placeholders alone")
    func pseudolanguages() {
        let cases: [(DeviceLanguage, String)] = [
            (.english, "Save %1$@ as %@"), (.rightToLeftPseudolanguage, "Save %1$@ as %@"),
            (.doubleLengthPseudolanguage, "Save %1$@ as %@ Save %1$@ as %@"),
            (.boundedPseudolanguage, "[# Save %1$@ as %@ #]"),
            (.accentedPseudolanguage, "Šávé %1$@ áš %@"),
        ]
        for (language, text) in cases {
            SimulatedDevice.current.language = language
            #expect(NSLocalizedString("Save %1$@ as %@", comment: "") == text)
        }
    }

    @Test("A task off the main actor finds the language of its application")
    func background() async {
        SimulatedDevice.current.language = .doubleLengthPseudolanguage
        let text = await Task.detached { NSLocalizedString("Save", comment: "") }.value
        #expect(text == "Save Save")
    }

    @Test("Changing language and region posts that the locale changed, and nothing else does")
    func notifications() {
        let device = SimulatedDevice.current
        #expect(device.language == .english && device.region == "US" && device.locale.identifier == "en_US")
        let posts = Posts()
        let token = NotificationCenter.default.addObserver(
            forName: NSLocale.currentLocaleDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { posts.count += 1 } }
        device.language = "ar"
        device.language = .arabic
        #expect(posts.count == 1)
        device.region = "EG"
        #expect(posts.count == 2 && device.locale.identifier == "ar_EG")
        #expect("\(device.language) \(DeviceLanguage.accentedPseudolanguage)" == "ar en (accented)")
        device.locale = Locale(identifier: "zh-Hant-TW")
        #expect(posts.count == 4 && device.language == "zh-Hant" && device.region == "TW")
        device.locale = Locale(identifier: "he")
        #expect(posts.count == 5 && device.language == .hebrew && device.region == "TW")
        NotificationCenter.default.removeObserver(token)
    }

    @Test(
        "Languages are read from the right by their script",
        arguments: [
            ("ar", true), ("he", true), ("fa-IR", true), ("ur", true), ("en", false), ("zh-Hant", false),
            ("az-Arab", true), ("ar-Latn", false), ("", false),
        ])
    func scripts(_ code: String, _ isRightToLeft: Bool) {
        #expect(DeviceLanguage(code).isRightToLeft == isRightToLeft)
    }

    @Test("A test begins in the language of its trait", .robot(language: .hebrew, region: "IL"))
    func trait() {
        #expect(SimulatedDevice.current.locale.identifier == "he_IL")
        #expect(UITraitCollection.current.layoutDirection == .rightToLeft)
        #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
    }

    @Test("A date picker without a locale is in the device's language")
    func datePicker() throws {
        SimulatedDevice.current.language = "fr"
        SimulatedDevice.current.region = "FR"
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
        picker.timeZone = .gmt
        picker.date = Date(timeIntervalSince1970: 0)
        let window = UIWindow.createWindowForTesting()
        window.addSubview(picker)
        window.layoutIfNeeded()
        #expect(
            allViews(ofClass(UIButton.self), withLabel("Date Picker")).first?.accessibilityValue
                == "1 janv. 1970")
    }

    @Test("The system's texts are English in every language, and changed by pseudo-languages")
    func systemTexts() {
        let cases: [(DeviceLanguage, [String])] = [
            (.arabic, ["Back", "Edit", "Cancel"]),
            (.doubleLengthPseudolanguage, ["Back Back", "Edit Edit", "Cancel Cancel"]),
            (.accentedPseudolanguage, ["Báçķ", "Éðîţ", "Çáñçéļ"]),
        ]
        for (language, texts) in cases {
            SimulatedDevice.current.language = language
            let window = UIWindow.createWindowForTesting()
            let controller = UIViewController()
            controller.navigationItem.rightBarButtonItems = [
                controller.editButtonItem, UIBarButtonItem(systemItem: .cancel),
            ]
            let navigation = UINavigationController(rootViewController: UIViewController())
            window.rootViewController = navigation
            navigation.pushViewController(controller, animated: false)
            for text in texts {
                #expect(allViews(ofClass(UIButton.self), withLabel(text)).count == 1, "\(language) \(text)")
            }
            window.isHidden = true
        }
    }
}
