/// Where text that is shown in a smaller font stands in a label.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline that it had in its own size.
    case alignBaselines
    /// In the middle of the label.
    case alignCenters
    /// At the top left.
    case none
}
