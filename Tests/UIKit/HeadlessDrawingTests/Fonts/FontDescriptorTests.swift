import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("Font descriptors made of others") struct FontDescriptorTests {
    @Test("A descriptor at another size, or of another family, keeps the weight")
    func changes() {
        let bold = UIFont.boldSystemFont(ofSize: 17).fontDescriptor
        let large = bold.withSize(40)
        #expect(large.pointSize == 40 && large.symbolicTraits == bold.symbolicTraits)
        let other = bold.withFamily("Georgia")
        #expect(other.object(forKey: .family) as? String == "Georgia")
        #expect(other.pointSize == 17 && other.symbolicTraits.contains(.traitBold))
    }

    @Test("Attributes that are added replace those of the descriptor")
    func attributes() {
        let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor
        #expect(descriptor.addingAttributes() == descriptor)
        #expect(descriptor.addingAttributes([.size: 20.0]).pointSize == 20)
    }

    @Test("The descriptor of a text style is that of its font, at the text size of the traits")
    func textStyles() {
        inOwnWorld {
            let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
            let descriptor = UIFontDescriptor.preferredFontDescriptor(
                withTextStyle: .body, compatibleWith: traits)
            let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
            #expect(descriptor.pointSize == font.pointSize)
            let usual = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
            #expect(usual.pointSize == 17 && usual.pointSize < descriptor.pointSize)
        }
    }
}
