extension UITextItem {
    /// The menu, and the preview beside it, for an item that is pressed.
    @preconcurrency @MainActor
    open class MenuConfiguration: NSObject {
        /// What is shown beside the menu.
        public enum Preview {
            /// The system's preview, which is not shown here.
            case `default`
            /// A view.
            case view(UIView)
        }

        final let preview: Preview?
        final let menu: UIMenu

        /// Makes a configuration.
        ///
        /// - Parameters:
        ///   - preview: what is shown beside the menu; nothing if `nil`.
        ///   - menu: the menu.
        public init(preview: Preview? = .default, menu: UIMenu) {
            self.preview = preview
            self.menu = menu
        }
    }
}
