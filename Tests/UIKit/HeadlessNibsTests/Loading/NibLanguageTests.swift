import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("Nibs in the device's language") struct NibLanguageTests {
    private func button(in language: DeviceLanguage) throws -> UIButton {
        let files = try bundle([
            "Base.lproj/Card.xib": nibText(
                """
                <button opaque="NO" buttonType="system" id="abc-12-xyz">
                <rect key="frame" x="0.0" y="0.0" width="100" height="34"/>
                <accessibility key="accessibilityConfiguration" identifier="save" label="Save it"/>
                <state key="normal" title="Button"/>
                <buttonConfiguration key="configuration" style="plain" title="Save" subtitle="Later"/>
                </button>
                """),
            "de.lproj/Card.strings": """
            "abc-12-xyz.normalTitle" = "Knopf";
            "abc-12-xyz.configuration.title" = "Sichern";
            "abc-12-xyz.configuration.subtitle" = "Später";
            "abc-12-xyz.accessibilityLabel" = "Es sichern";
            """,
        ])
        let application = UIApplication()
        return try UIApplication.withShared(application) {
            application.device.language = language
            return try #require(
                UINib(nibName: "Card", bundle: files).instantiate(withOwner: nil).first as? UIButton)
        }
    }

    // The keys are those that Xcode writes as it exports the texts of a nib: `ID.configuration.title` beside
    // `ID.normalTitle`.
    @Test("A button's configuration has the texts of the language's table")
    func configuration() throws {
        let german = try button(in: "de")
        #expect(german.configuration?.title == "Sichern" && german.configuration?.subtitle == "Später")
        #expect(german.accessibilityLabel == "Es sichern")
        let english = try button(in: .english)
        #expect(english.configuration?.title == "Save" && english.configuration?.subtitle == "Later")
    }

    @Test("An accessibility identifier is no text, which a pseudo-language would change")
    func identifier() throws {
        let button = try button(in: .doubleLengthPseudolanguage)
        #expect(button.accessibilityIdentifier == "save")
        #expect(button.configuration?.title == "Save Save")
    }
}
