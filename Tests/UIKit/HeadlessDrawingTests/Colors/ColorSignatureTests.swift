import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("Named and wide-gamut colours") struct ColorSignatureTests {
    @Test("A colour of the catalogue is the declared one, and nil if it is not declared")
    func catalogue() {
        inOwnWorld {
            UIApplication.shared.declarations.colors = ["Brand": .red]
            #expect(UIColor(named: "Brand") == .red && UIColor(named: "Brant") == nil)
            #expect(UIColor(named: "Brand", in: nil, compatibleWith: nil) == .red)
        }
    }

    @Test("Without a catalogue each name has a colour of its own, the same in every run")
    func anyName() {
        inOwnWorld {
            #expect(UIColor(named: "Brand") == UIColor(named: "Brand"))
            #expect(UIColor(named: "Brand") != UIColor(named: "Accent") && UIColor(named: "") == nil)
            #expect(UIColor(named: "a")?.description == "UIExtendedSRGBColorSpace 0.894 0.047 0.161 1")
        }
    }

    @Test("A colour in Display P3 is converted to extended sRGB")
    func displayP3() {
        let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5)
        #expect(abs(red.redComponent - 1.0930) < 1e-3 && abs(red.greenComponent + 0.2267) < 1e-3)
        #expect(abs(red.blueComponent + 0.1501) < 1e-3 && red.alphaComponent == 0.5)
        let white = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)
        #expect(abs(white.redComponent - 1) < 1e-9 && abs(white.blueComponent - 1) < 1e-9)
    }
}
