import FailureReporting

/// Constraints in a cell that do not say what they seem to.
struct SelfSizingFailure: DescribedFailure {
    let description: String
}

@MainActor
extension SelfSizingFailure {
    static func zeroHeight(_ cell: UITableViewCell) -> SelfSizingFailure {
        // UIKit's own words.
        SelfSizingFailure(
            "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a"
                + " tableview cell's content view. We're considering the collapse unintentional and using"
                + " standard height instead. Cell: \(cell.summary)")
    }

    static func placedContentView(_ cell: UITableViewCell) -> SelfSizingFailure {
        // UIKit's own words.
        SelfSizingFailure(
            "Changing the translatesAutoresizingMaskIntoConstraints property of the contentView of a"
                + " UITableViewCell is not supported and will result in undefined behavior, as this property is"
                + " managed by the owning UITableViewCell. Cell: \(cell.summary)")
    }
}
