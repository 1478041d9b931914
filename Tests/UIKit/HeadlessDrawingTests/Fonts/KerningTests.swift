import Foundation
import TestSupport
import Testing

@testable import HeadlessDrawing
@testable import HeadlessUIKitCore

@Suite("Kerning") struct KerningTests {
    private let font = UIFont.systemFont(ofSize: 10)

    // The pairs follow from the frames of labels in public nibs.
    @Test(
        "Some pairs of characters stand closer together than their widths, or further apart",
        arguments: [
            ("To", -0.84), ("Tr", -0.54), ("VA", -0.58), ("ve", -0.2), ("re", -0.15), ("rt", 0.09),
            ("0.", -0.32), (".5", -0.36), ("oT", -0.41), ("ab", 0), ("T ", 0), (" T", 0), ("Tö", 0),
            ("11", 0),
        ] as [(String, CGFloat)])
    func pairs(text: String, points: CGFloat) {
        let sum = text.map { font.width(of: String($0)) }.reduce(0, +)
        #expect(abs(font.width(of: text) - sum - points) < 1e-9)
        // The same in a text that is not ASCII.
        #expect(abs(font.width(of: text + "é") - font.width(of: text) - font.width(of: "é")) < 1e-9)
        #expect(abs(font.kerning(between: text.first!, and: text.last!) - points) < 1e-9)
    }

    // The same widths as those of labels in public nibs, on a screen of two pixels a point.
    @Test(
        "Labels of kerned texts are as wide as Xcode's",
        arguments: [
            ("Text", 17, .regular, 32.5), ("Topic", 13, .regular, 33), ("Yesterday", 13, .regular, 60),
            ("STATUS", 14, .regular, 52.5), ("Transfer", 14, .semibold, 57), ("Title", 18, .regular, 35),
            ("Today", 20, .bold, 57), ("Settings", 34, .regular, 121),
        ] as [(String, CGFloat, UIFont.Weight, CGFloat)])
    func labels(text: String, size: CGFloat, weight: UIFont.Weight, width: CGFloat) {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        #expect(TextLayout.size(of: text, font: font, scale: 2).width == width)
    }

    @Test("Faces whose characters are equally wide have no kerning, nor have digits of one width")
    func columns() {
        let mono = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
        #expect(mono.width(of: "To") == 12)
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 10, weight: .regular)
        #expect(digits.kerning(between: "0", and: ".") == 0 && digits.kerning(between: ".", and: "5") == 0)
        #expect(digits.kerning(between: "T", and: "o") == font.kerning(between: "T", and: "o"))
    }

    @Test("A line is as wide as its text alone, wherever it breaks", arguments: 0..<40)
    func lines(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let text = String((0..<80).map { _ in numbers.element(of: Array("ToVAeyr. -5é")) })
        for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping] {
            let layout = TextLayout(
                text, font: font, maximumWidth: numbers.next(in: 8...90), lineBreakMode: mode)
            for line in layout.lines where line.text.last != " " {
                #expect(abs(line.width - font.width(of: line.text)) < 1e-9)
            }
        }
    }

    // Core Text: "If this attribute is not present, standard kerning is used. If [it] is set to 0, no kerning is done."
    @Test("Texts with attributes are kerned inside runs of one font, unless their kerning is 0")
    func attributes() {
        func width(_ values: [NSAttributedString.Key: Any]) -> CGFloat {
            NSAttributedString(string: "To", attributes: values).size().width
        }
        let natural = font.width(of: "T") + font.width(of: "o")
        #expect(abs(width([.font: font]) - natural + 0.84) < 1e-9)
        #expect(abs(width([.font: font, .kern: 0]) - natural) < 1e-9)
        #expect(abs(width([.font: font, .kern: 2]) - natural + 0.84 - 4) < 1e-9)
        #expect(width([.font: font, .kern: -1000]) == 0)
        let parts = NSMutableAttributedString(string: "T", attributes: [.font: font])
        parts.append(NSAttributedString(string: "o", attributes: [.font: font.withSize(20)]))
        let large = font.withSize(20).width(of: "o")
        #expect(abs(parts.size().width - font.width(of: "T") - large) < 1e-9)
    }
}
