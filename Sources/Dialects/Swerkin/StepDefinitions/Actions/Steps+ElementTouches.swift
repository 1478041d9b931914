// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Steps that touch elements of any kind. Each waits for its element, and scrolls to it.
import Scenarios

extension Steps {
    /// Touches the element with a label.
    public func ITouchElement(
        withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([label], fileID, file, line, column) { $0.element(label: label).tap() }
    }

    /// Touches the element with an identifier.
    public func ITouchElement(
        _ identifier: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([identifier], fileID, file, line, column) { $0.element(id: identifier).tap() }
    }

    /// Presses on the element with a label until a long press is recognized.
    public func ILongPressElement(
        withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([label], fileID, file, line, column) { $0.element(label: label).longPress() }
    }

    /// Presses on the element with an identifier until a long press is recognized.
    public func ILongPressElement(
        _ identifier: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([identifier], fileID, file, line, column) { $0.element(id: identifier).longPress() }
    }

    /// Touches the checkbox with an identifier, an element of any kind.
    public func ITapCheckbox(
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([id], fileID, file, line, column) { $0.element(id: id).tap() }
    }

    /// Turns the switch with an identifier on or off by a tap, unless it is so already.
    public func IToggleSwitch(
        _ id: String, to switchIsOn: Bool, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([id, switchIsOn.description], fileID, file, line, column) {
            $0.element(.toggle, id: id).turnSwitch(switchIsOn)
        }
    }

    /// Touches the bar button with a label or a title, in a navigation bar, a toolbar, or a bar above the keyboard.
    public func ITouchButtonBarButton(
        withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([label], fileID, file, line, column) { BarButton(label, at: $0).tap() }
    }

    /// Touches the middle of the element with an identifier, whatever view is in front there.
    public func ITouchMiddleOf(
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([id], fileID, file, line, column) { $0.element(id: id).tapMiddle() }
    }
}
