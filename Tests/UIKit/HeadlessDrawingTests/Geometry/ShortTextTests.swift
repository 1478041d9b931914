import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite("Short texts of numbers") struct ShortTextTests {
    @Test(
        "A number has at most three decimals, and no zeros at the end",
        arguments: [
            (0, "0"), (-0.0, "0"), (1, "1"), (-20, "-20"), (0.5, "0.5"), (-0.25, "-0.25"), (1.050, "1.05"),
            (1.0004, "1"), (-0.0004, "0"), (0.0005, "0.001"), (1.9996, "2"), (-1.0625, "-1.063"),
            (100, "100"), (1e14, "100000000000000"), (1e300, "1e+300"), (-1e15, "-1000000000000000.0"),
            (.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"),
            (.leastNonzeroMagnitude, "0"), (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
        ] as [(CGFloat, String)])
    func numbers(number: CGFloat, text: String) {
        #expect(number.shortText == text)
    }

    @Test("Points, sizes and rectangles put their numbers together")
    func shapes() {
        #expect(CGPoint(x: 20, y: 300).shortText == "(20, 300)")
        #expect(CGPoint(x: -1.5, y: CGFloat.nan).shortText == "(-1.5, nan)")
        #expect(CGSize(width: 353, height: 44).shortText == "353×44")
        #expect(CGRect(x: 20, y: 300, width: 353, height: 44).shortText == "(20 300; 353 44)")
        #expect(CGRect.null.shortText == "(inf inf; 0 0)")
        #expect(CGRect(x: 0, y: 0, width: 1.0 / 3, height: 2.0 / 3).shortText == "(0 0; 0.333 0.667)")
    }

    @Test("The text is within half a thousandth of the number")
    func precision() {
        var numbers = SeededNumbers(seed: 6)
        for _ in 0..<1000 {
            let number = numbers.next(in: -1000...1000)
            let text = number.shortText
            #expect(abs((Double(text) ?? .nan) - number) <= 0.000_500_1)
            #expect(!text.contains(".") || !text.hasSuffix("0"))
        }
    }
}
