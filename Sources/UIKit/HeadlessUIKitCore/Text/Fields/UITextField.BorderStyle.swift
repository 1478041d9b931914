extension UITextField {
    /// The border of a text field.
    public enum BorderStyle: Int, Sendable {
        /// Nothing.
        case none
        /// A thin line.
        case line
        /// A bevel.
        case bezel
        /// A thin line with round corners.
        case roundedRect
    }
}
