/// What an audit looks for: the kinds of XCUITest's audit, and those that it does not have.
package enum AuditKind: String, CaseIterable, Sendable {
    case contrast, elementDetection, hitRegion, sufficientElementDescription, dynamicType, textClipped, trait
    /// Texts that overlap.
    case overlap
    /// Controls and texts beyond the screen's edges, or where no scrolling brings them.
    case offScreen
    /// Several controls with one label.
    case duplicateLabel
    /// A reading order that goes back.
    case readingOrder
    /// Constraints that leave open where a view is.
    case layout
    /// Texts that are not in the device's language.
    case language
    /// What stands on the same side in an interface that is read from the right.
    case mirroring

    /// The kind of XCUITest's audit; `nil` if it has none.
    var type: XCUIAccessibilityAuditType? {
        switch self {
        case .contrast: .contrast
        case .elementDetection: .elementDetection
        case .hitRegion: .hitRegion
        case .sufficientElementDescription: .sufficientElementDescription
        case .dynamicType: .dynamicType
        case .textClipped: .textClipped
        case .trait: .trait
        case .overlap, .offScreen, .duplicateLabel, .readingOrder, .layout, .language, .mirroring: nil
        }
    }
}
