// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Scenarios

// Steps that touch buttons. Each waits for its button, and scrolls to it.
extension Steps {
    /// Touches the button with an identifier.
    public func ITouchButton(
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([id], fileID, file, line, column) { $0.element(.button, id: id).tap() }
    }

    /// Touches the button with a label.
    public func ITouchButton(
        withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([label], fileID, file, line, column) { $0.element(.button, label: label).tap() }
    }

    /// Touches the button with an identifier and a label.
    public func ITouchButton(
        _ id: String, withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([id, label], fileID, file, line, column) { $0.element(.button, id: id, label: label).tap() }
    }
}

// Steps that touch elements of any kind. Each waits for its element, and scrolls to it.
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
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([id], fileID, file, line, column) { $0.element(id: id).tap() }
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
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([id], fileID, file, line, column) { $0.element(id: id).longPress() }
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

// Steps that touch rows of tables. A row that is not loaded yet is looked for by scrolling down.
extension Steps {
    /// Touches the row with an identifier.
    public func ITouchRow(
        withIdentifier id: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([id], fileID, file, line, column) { $0.element(.row, id: id).scrollToAndTap() }
    }

    /// Touches the row with a label.
    public func ITouchRow(
        withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([label], fileID, file, line, column) { $0.element(.row, label: label).scrollToAndTap() }
    }
}

// Steps that swipe. Content that goes on moving comes to rest.
extension Steps {
    /// Swipes on the first scroll view on the screen, half its width or height.
    public func ISwipe(
        _ direction: KIFSwipeDirection, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step(["\(direction)"], fileID, file, line, column) { $0.element(.scrollView).swipe(direction) }
    }

    /// Swipes on the element with an identifier, half its width or height.
    public func ISwipe(
        _ direction: KIFSwipeDirection, onElement id: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step(["\(direction)", id], fileID, file, line, column) { $0.element(id: id).swipe(direction) }
    }

    /// Swipes to the left on the first scroll view on the screen, half its width.
    public func ISwipeToTheLeft(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([], fileID, file, line, column) { $0.element(.scrollView).swipe(.left) }
    }

    /// Swipes to the right on the first scroll view on the screen, half its width.
    public func ISwipeToTheRight(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([], fileID, file, line, column) { $0.element(.scrollView).swipe(.right) }
    }
}

// Steps that leave a screen, or what is presented in front of it.
extension Steps {
    /// Touches the element with the label `Back`.
    public func IGoBack(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([], fileID, file, line, column) { BackButton(at: $0).tap() }
    }

    /// Waits for an alert of the system, and touches the button that allows what it asks for.
    public func ITouchAllowSystemAlert(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([], fileID, file, line, column) { AlertWait(at: $0).allowSystemAlert() }
    }

    /// Dismisses what is presented on top: a popover or an action sheet by a tap outside, a sheet by a swipe down.
    ///
    /// What only a button dismisses, such as an alert, is a failure.
    public func IDismissModal(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([], fileID, file, line, column) { ModalDismissal(at: $0).run() }
    }

    /// Dismisses the popover on top by a tap outside.
    public func IDismissPopoverElement(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([], fileID, file, line, column) { ModalDismissal(at: $0).runOnPopover() }
    }
}
