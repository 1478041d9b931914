import Foundation

// Not overridable: a subclass that is activated otherwise adds an interaction of its own.
extension UISegmentedControl: UISpringLoadedInteractionSupporting {
    /// Whether a drag that rests on a segment selects it; `false` unless set.
    public final var isSpringLoaded: Bool {
        get { hasOwnSpring }
        set {
            setOwnSpring(newValue) {
                OwnSpring { [weak self] context in
                    guard let self, isEnabled else { return false }
                    let point = context.location(in: self)
                    guard let index = segments.firstIndex(where: { $0.frame.contains(point) }) else {
                        return false
                    }
                    context.targetItem = index
                    return segments[index].isEnabled
                } _: { [weak self] context in
                    guard let self, let index = context.targetItem as? Int, selectedSegmentIndex != index
                    else { return }
                    selectedSegmentIndex = index
                    sendActions(for: .valueChanged)
                }
            }
        }
    }
}
