import HeadlessUIKit

// What modules above say of an element in their failures.
@MainActor
extension XCUIElement {
    /// The element in a few words: `button "Save" #save`; `nil` if it does not exist.
    package var summary: String? { lookup.committed.firstNode?.summary }

    /// The report of a call that needs the element, if it does not exist or is one of several; `nil` if there is only one.
    ///
    /// - Parameter call: the call, such as `tap()`.
    package func problem(of call: String) -> String? {
        guard case .failure(let failure) = lookup.committed.onlyNode(for: call) else { return nil }
        return failure.description
    }
}
