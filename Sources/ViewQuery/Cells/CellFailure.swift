import FailureReporting
import HeadlessUIKit

/// A cell that a test asked for and that does not exist, has another class, or cannot be shown.
enum CellFailure: Failure {
    case noSuchCell(asked: String, noun: String, CellCounts)
    case otherClass(asked: String, found: String, wanted: String)
    case notShown(asked: String, reason: String)
    case noList(asked: String, found: String, wanted: String, inside: String?)

    var description: String {
        switch self {
        case .noSuchCell(let asked, let noun, let counts): "\(asked) does not exist: \(counts.text(noun))."
        case .otherClass(let asked, let found, let wanted): "\(asked) is a \(found), not a \(wanted)."
        case .notShown(let asked, let reason): "\(asked) cannot be shown: \(reason)."
        case .noList(let asked, let found, let wanted, let inside):
            "\(asked) cannot read \(found): it is not a \(wanted)."
                + (inside.map { "\nInside it is \($0)." } ?? "")
        }
    }
}

extension UIScrollView {
    /// Why no cell becomes visible after scrolling to it.
    func reasonForShowingNothing(_ noun: String) -> String {
        if bounds.isEmpty { return "\(summary) has the size \(bounds.size.shortText)" }
        return "\(summary) has no cell for a \(noun) of height 0"
    }
}
