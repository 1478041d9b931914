import HeadlessUIKit

/// Finds views by their whole names in a tree, by its index.
@MainActor
package enum NamedViews {
    /// The views whose identifier, label, text or value may be equal to `text`, in the order of the tree; the caller must
    /// check them.
    ///
    /// - Returns: `nil` if a view in the tree lists accessibility elements, which an index of views does not know.
    /// - Complexity: O(*n*) in the views of the tree the first time, then O(*m*) in the views found or changed, and in those
    ///   of classes that do not announce changes.
    package static func candidates(for text: String, inTreeOf root: UIView) -> [UIView]? {
        TreeCache.ofTree(at: root).madeIndex(of: root).candidates(named: text)
    }
}
