import Guises
import Robot
import Testing

@MainActor @Suite("Sets of guises", .robot) struct GuisesTests {
    @Test("A guise prints its device and what is not standard")
    func names() {
        #expect("\(Guise.standard)" == "iPhone 14")
        let guise = Guise(
            device: .iPhoneSE, orientation: .landscapeLeft, userInterfaceStyle: .dark,
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge, language: .arabic,
            isContrastIncreased: true, isBoldTextEnabled: true, isReduceMotionEnabled: true)
        #expect(
            "\(guise)"
                == "iPhone SE, landscape, dark, AX5, ar, increased contrast, bold text, reduced motion")
        let names = Guises.all.map(\.description)
        #expect(Set(names).count == names.count)
    }

    @Test("The essential guises are sixteen, each of them in the set of all or of a tablet")
    func essential() {
        #expect(
            Guises.essential.map(\.description) == [
                "iPhone 14", "iPhone 14, dark", "iPhone 14, XS", "iPhone 14, XXXL", "iPhone 14, AX5",
                "iPhone 14, landscape", "iPhone SE", "iPhone SE, landscape", "iPhone SE, AX5",
                "iPhone SE, en (doubleLength)", "iPhone 14, en (accented)", "iPhone 14, en (rightToLeft)",
                "iPhone 14, ar", "iPhone 14, dark, increased contrast, bold text, reduced motion", "iPad",
                "iPad, landscape, dark, XXXL",
            ])
    }

    @Test("A product has each guise of one set with each of the other, and a sum each guise once")
    func parts() {
        let product = Guises.devices(.iPhoneSE, .iPadMini) * .appearances
        #expect(
            product.map(\.description) == ["iPhone SE", "iPhone SE, dark", "iPad mini", "iPad mini, dark"])
        #expect((product + .devices(.iPhoneSE) + .standard).count == 5)
        #expect(Guises.all.count == 2400)
        let none: Guises = []
        #expect((none * .all).isEmpty)
    }

    @Test("An applied guise is the device's, and windows follow", arguments: Guises.essential)
    func applying(guise: Guise) {
        let window = UIWindow.createWindowForTesting(showing: UIViewController())
        guise.apply()
        TimeLapse.waitForAnimationsToFinish()
        #expect(Guise.current == guise)
        let size = guise.device.size
        let wanted =
            guise.orientation == .portrait ? size : CGSize(width: size.height, height: size.width)
        #expect(window.bounds.size == wanted)
        #expect(UIScreen.main.bounds.size == wanted)
        #expect(UIScreen.main.scale == guise.device.scale)
        #expect(window.traitCollection.userInterfaceIdiom == guise.device.idiom)
        #expect(window.traitCollection.userInterfaceStyle == guise.userInterfaceStyle)
        #expect(window.traitCollection.preferredContentSizeCategory == guise.preferredContentSizeCategory)
        let isMirrored = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
        #expect(isMirrored == guise.language.isRightToLeft)
    }
}
