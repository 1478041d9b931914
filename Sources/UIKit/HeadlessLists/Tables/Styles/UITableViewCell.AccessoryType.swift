extension UITableViewCell {
    /// The standard accessories at a cell's right edge.
    public enum AccessoryType: Int, Sendable {
        /// No accessory.
        case none
        /// A chevron: a tap leads to further content.
        case disclosureIndicator
        /// A detail button and a chevron.
        case detailDisclosureButton
        /// A check mark.
        case checkmark
        /// A detail button.
        case detailButton
    }
}
