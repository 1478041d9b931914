import XCUIAutomation

extension GuiseFinding {
    /// What was looked for.
    public enum Kind: String, CaseIterable, Sendable {
        /// Text whose colour is too close to its background's, by WCAG's ratios.
        case contrast
        /// What assistive technology or a touch cannot reach.
        case elementDetection
        /// Targets of touches that are smaller than 44 by 44 points.
        case hitRegion
        /// Elements without a label that tells what they are, or with the identifier of another one.
        case sufficientElementDescription
        /// Text that does not follow the user's text size.
        case dynamicType
        /// Text that is cut off.
        case textClipped
        /// Traits that contradict each other, or the view.
        case trait
        /// Texts that overlap.
        case overlap
        /// Controls and texts beyond the screen's edges, or where no scrolling brings them.
        case offScreen
        /// Several controls that are read alike.
        case duplicateLabel
        /// A reading order that goes back.
        case readingOrder
        /// Constraints that leave open where a view is.
        case layout
        /// Text that is not in the device's language.
        case language
        /// What stands on the same side in an interface that is read from the right.
        case mirroring
        /// A warning that was recorded while the screen was shown, such as constraints that cannot all hold.
        case warning
        /// A failure that was recorded while the screen was shown.
        case failure

        init(_ kind: AuditKind) {
            // Each kind of an audit is one of these.
            self = Kind(rawValue: kind.rawValue) ?? .failure
        }
    }
}
