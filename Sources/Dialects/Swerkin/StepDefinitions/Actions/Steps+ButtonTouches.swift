// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Steps that touch buttons. Each waits for its button, and scrolls to it.
import Scenarios

extension Steps {
    /// Touches the button with an identifier.
    public func ITouchButton(
        _ buttonId: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([buttonId], fileID, file, line, column) { $0.element(.button, id: buttonId).tap() }
    }

    /// Touches the button with a label.
    public func ITouchButton(
        withLabel buttonLabel: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([buttonLabel], fileID, file, line, column) { $0.element(.button, label: buttonLabel).tap() }
    }

    /// Touches the button with an identifier and a label.
    public func ITouchButton(
        _ buttonId: String, withLabel buttonLabel: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([buttonId, buttonLabel], fileID, file, line, column) {
            $0.element(.button, id: buttonId, label: buttonLabel).tap()
        }
    }
}
