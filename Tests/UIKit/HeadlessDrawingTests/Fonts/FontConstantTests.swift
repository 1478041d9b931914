import HeadlessUIKit
import Testing

@Suite("The names and numbers of font descriptors") struct FontConstantTests {
    @Test("Attributes of font descriptors have UIKit's names")
    func attributes() {
        let table: [(UIFontDescriptor.AttributeName, String)] = [
            (.family, "NSFontFamilyAttribute"),
            (.name, "NSFontNameAttribute"),
            (.face, "NSFontFaceAttribute"),
            (.size, "NSFontSizeAttribute"),
            (.traits, "NSCTFontTraitsAttribute"),
            (.textStyle, "NSCTFontUIUsageAttribute"),
            (.featureSettings, "NSCTFontFeatureSettingsAttribute"),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }

    @Test("Traits of fonts have UIKit's names")
    func traitKeys() {
        let table: [(UIFontDescriptor.TraitKey, String)] = [
            (.symbolic, "NSCTFontSymbolicTrait"),
            (.weight, "NSCTFontWeightTrait"),
            (.width, "NSCTFontProportionTrait"),
            (.slant, "NSCTFontSlantTrait"),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }

    @Test("Symbolic traits have UIKit's numbers")
    func symbolicTraits() {
        let table: [(UIFontDescriptor.SymbolicTraits, UInt32)] = [
            (.traitItalic, 1 << 0),
            (.traitBold, 1 << 1),
            (.traitExpanded, 1 << 5),
            (.traitCondensed, 1 << 6),
            (.traitMonoSpace, 1 << 10),
            (.traitTightLeading, 1 << 15),
            (.traitLooseLeading, 1 << 16),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }

    @Test("Designs of the system font have UIKit's names")
    func designs() {
        let table: [(UIFontDescriptor.SystemDesign, String)] = [
            (.default, "NSCTFontUIFontDesignDefault"),
            (.serif, "NSCTFontUIFontDesignSerif"),
            (.rounded, "NSCTFontUIFontDesignRounded"),
            (.monospaced, "NSCTFontUIFontDesignMonospaced"),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }
}
