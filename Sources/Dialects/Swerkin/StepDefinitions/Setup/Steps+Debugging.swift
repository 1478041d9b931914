// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The words are Swerkin's.
import HeadlessUIKit
import Scenarios
import XCUIAutomation

// What a test prints while it is written. It is also an attachment of the running test.
extension Steps {
    /// Prints the accessibility labels of all elements, each once, those of the frontmost window first.
    public func IPrintAllLabels(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([], fileID, file, line, column) { OnMainActor.run(at: $0) { ElementListing.labels }.report() }
    }

    /// Prints the accessibility identifiers of all elements, each once, those of the frontmost window first.
    public func IPrintAllIdentifiers(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([], fileID, file, line, column) {
            OnMainActor.run(at: $0) { ElementListing.identifiers }.report()
        }
    }

    /// Prints all elements that have an accessibility label or identifier, as in `button "Save" #save`.
    public func IPrintAllLabelsAndIdentifiers(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([], fileID, file, line, column) { OnMainActor.run(at: $0) { ElementListing.elements }.report() }
    }
}
