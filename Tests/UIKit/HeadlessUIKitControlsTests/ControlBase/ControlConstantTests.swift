import HeadlessUIKit
import Testing

@MainActor @Suite("The numbers of controls") struct ControlConstantTests {
    @Test("States of controls have UIKit's numbers")
    func states() {
        let table: [(UIControl.State, UInt)] = [
            (.normal, 0),
            (.highlighted, 1 << 0),
            (.disabled, 1 << 1),
            (.selected, 1 << 2),
            (.focused, 1 << 3),
            (.application, 0x00FF_0000),
            (.reserved, 0xFF00_0000),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }

    @Test("Events of controls have UIKit's numbers")
    func events() {
        let table: [(UIControl.Event, UInt)] = [
            (.touchDown, 1 << 0),
            (.touchDownRepeat, 1 << 1),
            (.touchDragInside, 1 << 2),
            (.touchDragOutside, 1 << 3),
            (.touchDragEnter, 1 << 4),
            (.touchDragExit, 1 << 5),
            (.touchUpInside, 1 << 6),
            (.touchUpOutside, 1 << 7),
            (.touchCancel, 1 << 8),
            (.valueChanged, 1 << 12),
            (.primaryActionTriggered, 1 << 13),
            (.menuActionTriggered, 1 << 14),
            (.editingDidBegin, 1 << 16),
            (.editingChanged, 1 << 17),
            (.editingDidEnd, 1 << 18),
            (.editingDidEndOnExit, 1 << 19),
            (.allTouchEvents, 0x0000_0FFF),
            (.allEditingEvents, 0x000F_0000),
            (.allEvents, 0xFFFF_FFFF),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }
}
