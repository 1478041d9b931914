import Testing

@testable import HeadlessUIKitCore

@Suite("Button contents by state") struct ButtonContentsTests {
    @Test("A state has what was set for it, or else what was set for the normal state")
    func values() {
        var contents = ButtonContents()
        #expect(contents.value(for: .selected) { $0.title } == nil && contents[.normal].title == nil)
        contents[.selected].title = "On"
        contents[.normal].title = "Off"
        contents[.normal].titleColor = .red
        let shown = [UIControl.State.normal, .selected, .disabled, [.selected, .highlighted]].map { state in
            contents.value(for: state) { $0.title }
        }
        #expect(shown == ["Off", "On", "Off", "Off"])
        #expect(
            contents.value(for: .selected) { $0.titleColor } == .red && contents[.selected].titleColor == nil)
        contents[.selected].title = nil
        #expect(contents.value(for: .selected) { $0.title } == "Off")
    }

    @Test("Reading makes no state one with content")
    func states() {
        var contents = ButtonContents()
        _ = contents[.disabled].title
        contents[.normal].title = "Go"
        #expect(!contents.hasOtherStates)
        contents[.disabled].title = "Wait"
        #expect(contents.hasOtherStates)
    }
}
