/// Motion effects that are applied together.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects; none if `nil`.
    open var motionEffects: [UIMotionEffect]?

    /// Returns the offsets of all effects; of several for one key path, the last counts.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        var values: [String: Any] = [:]
        for effect in motionEffects ?? [] {
            let new = effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]
            values.merge(new) { $1 }
        }
        return values.isEmpty ? nil : values
    }
}
