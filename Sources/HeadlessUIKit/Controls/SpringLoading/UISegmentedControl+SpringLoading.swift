import Foundation

// Not overridable: a subclass that is activated otherwise adds an interaction of its own.
extension UISegmentedControl: UISpringLoadedInteractionSupporting {
    /// Whether a drag that rests on a segment selects it; `false` unless set.
    public final var isSpringLoaded: Bool {
        get { hasOwnSpring }
        set {
            setOwnSpring(newValue) {
                OwnSpring { [weak self] context in
                    guard let self, isEnabled, let index = segment(at: context.location(in: self)) else {
                        return false
                    }
                    context.targetItem = index
                    return isEnabledForSegment(at: index)
                } _: { [weak self] context in
                    guard let self, let index = context.targetItem as? Int, selectedSegmentIndex != index
                    else { return }
                    selectedSegmentIndex = index
                    sendActions(for: .valueChanged)
                }
            }
        }
    }

    private func segment(at point: CGPoint) -> Int? {
        guard bounds.contains(point), numberOfSegments > 0 else { return nil }
        let segments = subviews.compactMap { $0 as? UISegment }
        return segments.firstIndex { $0.frame.contains(point) }
    }
}
