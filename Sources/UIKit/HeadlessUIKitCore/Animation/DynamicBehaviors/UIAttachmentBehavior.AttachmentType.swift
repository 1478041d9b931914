extension UIAttachmentBehavior {
    /// What an item is attached to.
    public enum AttachmentType: Int, Sendable {
        /// Another item.
        case items
        /// A point.
        case anchor
    }
}
