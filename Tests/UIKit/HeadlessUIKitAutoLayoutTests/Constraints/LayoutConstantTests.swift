import HeadlessUIKit
import Testing

@MainActor @Suite("The numbers of Auto Layout") struct LayoutConstantTests {
    @Test("Options of visual formats have UIKit's numbers")
    func formatOptions() {
        let table: [(NSLayoutConstraint.FormatOptions, UInt)] = [
            (.alignAllLeft, 1 << 1),
            (.alignAllRight, 1 << 2),
            (.alignAllTop, 1 << 3),
            (.alignAllBottom, 1 << 4),
            (.alignAllLeading, 1 << 5),
            (.alignAllTrailing, 1 << 6),
            (.alignAllCenterX, 1 << 9),
            (.alignAllCenterY, 1 << 10),
            (.alignAllLastBaseline, 1 << 11),
            (.alignAllFirstBaseline, 1 << 12),
            (.alignmentMask, 0xFFFF),
            (.directionLeadingToTrailing, 0 << 16),
            (.directionLeftToRight, 1 << 16),
            (.directionRightToLeft, 2 << 16),
            (.directionMask, 3 << 16),
            (.spacingEdgeToEdge, 0 << 19),
            (.spacingBaselineToBaseline, 1 << 19),
            (.spacingMask, 1 << 19),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }

    @Test("Priorities have UIKit's numbers")
    func priorities() {
        let table: [(UILayoutPriority, Float)] = [
            (.required, 1000),
            (.defaultHigh, 750),
            (.dragThatCanResizeScene, 510),
            (.sceneSizeStayPut, 500),
            (.dragThatCannotResizeScene, 490),
            (.defaultLow, 250),
            (.fittingSizeLevel, 50),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }

    @Test("Priorities are raised and lowered in place")
    func arithmetic() {
        var priority = UILayoutPriority.defaultHigh
        priority += 10
        #expect(priority.rawValue == 760)
        priority -= 20
        #expect(priority.rawValue == 740)
    }
}
