/// A fault that a screen can have, with the view that has it as its identifier, and what an audit calls it.
enum PlantedFault: String, CaseIterable, Sendable {
    case lowContrast, whiteOnYellow, palePlaceholder, blackInDark
    case oneLine, fixedHeight, fixedWidth
    case overlapping, runsIntoPrice
    case beyondEdge, belowBottom, shortContent
    case smallIcon
    case noLabel, fileName, repeatsTrait, sameIdentifier, sameLabel
    case insideElement, leftOut, covered, silentGesture
    case readBackwards
    case adjustable
    case fixedFont, notAdjusting
    case notLocalized
    case leftAnchored, leftAligned
    case conflict

    /// What the finding is called.
    var title: String {
        switch self {
        case .lowContrast, .whiteOnYellow, .palePlaceholder, .blackInDark: "Contrast failed"
        case .oneLine, .fixedHeight, .fixedWidth: "Text clipped"
        case .overlapping, .runsIntoPrice: "Texts overlap"
        case .beyondEdge, .belowBottom, .shortContent: "View is off screen"
        case .smallIcon: "Hit area is too small"
        case .noLabel: "Element has no description"
        case .fileName: "Label not human-readable"
        case .repeatsTrait: "Label repeats the trait"
        case .sameIdentifier: "Identifier is not unique"
        case .sameLabel: "Label is not unique"
        case .insideElement, .leftOut: "Element is not reachable"
        case .covered: "Element is covered"
        case .silentGesture: "Gesture is not accessible"
        case .readBackwards: "Reading order differs from position"
        case .adjustable: "Traits are contradictory"
        case .fixedFont, .notAdjusting: "Dynamic Type font sizes are unsupported"
        case .notLocalized: "Text is not localized"
        case .leftAnchored: "Layout does not mirror"
        case .leftAligned: "Text does not mirror"
        case .conflict: "Warning while it is shown"
        }
    }
}
