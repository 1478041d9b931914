import HeadlessUIKit
import Testing

@Suite("The numbers of text attributes") struct TextConstantTests {
    @Test("Underline styles have UIKit's numbers")
    func underlines() {
        let table: [(NSUnderlineStyle, Int)] = [
            (.single, 0x01),
            (.thick, 0x02),
            (.double, 0x09),
            (.patternDot, 0x0100),
            (.patternDash, 0x0200),
            (.patternDashDot, 0x0300),
            (.patternDashDotDot, 0x0400),
            (.byWord, 0x8000),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }

    @Test("Options of drawing have UIKit's numbers")
    func drawingOptions() {
        let table: [(NSStringDrawingOptions, Int)] = [
            (.usesLineFragmentOrigin, 1 << 0),
            (.usesFontLeading, 1 << 1),
            (.usesDeviceMetrics, 1 << 3),
            (.truncatesLastVisibleLine, 1 << 5),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }
}
