import Foundation

/// What shows the text of a storage, and is told of edits: a text view.
@MainActor
package protocol TextStorageOwner: AnyObject {
    /// Takes over an edit.
    ///
    /// - Parameters:
    ///   - range: what changed, in the text as it is now.
    ///   - change: by how much the text grew.
    func storage(
        _ storage: NSTextStorage, didEdit mask: NSTextStorage.EditActions, _ range: NSRange, change: Int)
}
