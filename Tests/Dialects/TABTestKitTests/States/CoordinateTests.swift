import Foundation
import HeadlessUIKit
import TABTestKit
import Testing

/// Points of an element, and drags between them.
@Suite("Points and directions") struct CoordinateTests {
    @Test(
        "Each named point is a part of the size",
        arguments: [
            (CGVector.middle, 0.5, 0.5), (.top, 0.5, 0), (.bottom, 0.5, 1), (.left, 0, 0.5), (.right, 1, 0.5),
            (.topLeft, 0, 0), (.topRight, 1, 0), (.bottomLeft, 0, 1), (.bottomRight, 1, 1),
            (.topThird, 0.5, 0.33), (.leftThird, 0.33, 0.5), (.bottomThird, 0.5, 0.66),
            (.rightThird, 0.66, 0.5),
            (CGVector.middle.offset(dx: 0.25, dy: -0.25), 0.75, 0.25),
        ] as [(CGVector, CGFloat, CGFloat)])
    func points(point: CGVector, x: CGFloat, y: CGFloat) {
        #expect(point == CGVector(dx: x, dy: y))
    }

    @Test(
        "A state is described as it is spelled",
        arguments: [
            (ElementAttributes.State.exists, "exists"), (.hittable, "hittable"), (.visible, "visible"),
            (.visibleIn(Table()), "visibleIn(Table)"), (.selected, "selected"), (.enabled, "enabled"),
            (.visibleIn(Cell(index: 2, parent: Table(id: "t"))), "visibleIn(Cell[2] in Table \"t\")"),
            (.hasKeyboardFocus, "hasKeyboardFocus"),
        ])
    func states(state: ElementAttributes.State, text: String) {
        #expect("\(state)" == text)
    }
}
