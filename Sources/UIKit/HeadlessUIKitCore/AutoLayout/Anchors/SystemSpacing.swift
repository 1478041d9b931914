/// The distances that the system recommends between views.
@MainActor
enum SystemSpacing {
    /// Between siblings, in points.
    static let standard: CGFloat = 8

    /// From one anchor to the next: between baselines a line of the lower view's text, else the standard distance.
    static func between<AnchorType>(
        _ lower: NSLayoutAnchor<AnchorType>, _ upper: NSLayoutAnchor<AnchorType>
    ) -> CGFloat {
        let baselines: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
        guard baselines.contains(lower.attribute), baselines.contains(upper.attribute) else {
            return standard
        }
        return lower.node.view?.baselineSpacing ?? upper.node.view?.baselineSpacing ?? standard
    }
}
