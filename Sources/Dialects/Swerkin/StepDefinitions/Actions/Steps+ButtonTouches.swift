// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Steps that touch buttons. Each waits for its button, and scrolls to it.
import FailureReporting
import Scenarios

extension Steps {
    /// Touches the button with an identifier.
    public func ITouchButton(
        _ buttonId: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([buttonId], at: site) { ElementAction(.button, id: buttonId, at: site).tap() }
    }

    /// Touches the button with a label.
    public func ITouchButton(
        withLabel buttonLabel: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([buttonLabel], at: site) { ElementAction(.button, label: buttonLabel, at: site).tap() }
    }

    /// Touches the button with an identifier and a label.
    public func ITouchButton(
        _ buttonId: String, withLabel buttonLabel: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([buttonId, buttonLabel], at: site) {
            ElementAction(.button, id: buttonId, label: buttonLabel, at: site).tap()
        }
    }
}
