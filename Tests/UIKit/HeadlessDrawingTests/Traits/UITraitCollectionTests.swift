import HeadlessUIKit
import Testing

@Suite("Trait collections") struct UITraitCollectionTests {
    @Test("A collection specifies the traits that it was made with, and no others")
    func making() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(dark.userInterfaceStyle == .dark && dark.horizontalSizeClass == .unspecified)
        #expect(dark.displayScale == 0 && dark.preferredContentSizeCategory == .unspecified)
        let both = UITraitCollection(traitsFrom: [
            dark, UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .light),
        ])
        #expect(both.userInterfaceStyle == .light && both.displayScale == 2)
        let wide = dark.modifyingTraits { $0.horizontalSizeClass = .regular }
        #expect(wide.horizontalSizeClass == .regular && wide.userInterfaceStyle == .dark)
        #expect(dark == UITraitCollection { $0.userInterfaceStyle = .dark } && dark != wide)
        #expect(dark.hash == UITraitCollection(userInterfaceStyle: .dark).hash)
        #expect(wide.description == "UITraitCollection userInterfaceStyle dark, horizontalSizeClass regular")
        #expect(UITraitCollection(userInterfaceLevel: .elevated).userInterfaceLevel == .elevated)
        #expect(UITraitCollection(userInterfaceIdiom: .pad).userInterfaceIdiom == .pad)
        #expect(UITraitCollection(verticalSizeClass: .compact).verticalSizeClass == .compact)
        #expect(
            UITraitCollection(preferredContentSizeCategory: .small).preferredContentSizeCategory == .small)
    }

    @Test("Collections are compared by their traits")
    func comparing() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let wide = dark.modifyingTraits { $0.horizontalSizeClass = .regular }
        #expect(wide.containsTraits(in: dark) && !dark.containsTraits(in: wide))
        #expect(dark.containsTraits(in: nil) && dark.containsTraits(in: UITraitCollection()))
        #expect(!wide.hasDifferentColorAppearance(comparedTo: dark))
        #expect(dark.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
        #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
        let changed = wide.changedTraits(from: dark)
        #expect(changed.count == 1 && changed[0] == UITraitHorizontalSizeClass.self)
    }

    @Test("The current traits are the device's unless others are performed as current")
    func current() {
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
        #expect(UITraitCollection.current.userInterfaceIdiom == .phone)
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
            #expect(UITraitCollection.current.displayScale == 3)
        }
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    @Test("Content sizes are ordered, and the large ones are for accessibility")
    func sizes() {
        #expect(UIContentSizeCategory.small < .large && UIContentSizeCategory.large < .accessibilityMedium)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(UIContentSizeCategory(rawValue: "none") < .extraSmall)
    }
}
