import FailureReporting
import Foundation
import TimeLapse

extension CALayer {
    /// Adds a copy of an animation to the layer; it replaces the one with the same key.
    ///
    /// An unknown key path, a value that does not fit the property, or an invalid time is a failure, and
    /// nothing is added. In a tap that lapses time, and inside of `TimeLapse.disableAnimations`, it ends
    /// immediately.
    ///
    /// - Parameters:
    ///   - anim: the animation.
    ///   - key: the key to find it by; `nil` for none.
    public final func add(
        _ anim: CAAnimation, forKey key: String?, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, filePath, line, column)
        guard let view = model().view else { return }
        if let problem = anim.problem(depth: 0) {
            problem.record(at: site)
            return
        }
        let application = view.window?.application ?? .shared
        let copy = anim.duplicate()
        copy.complete(
            duration: CATransaction.animationDuration(), CATransaction.animationTimingFunction())
        let added = AddedAnimation(copy, forKey: key, on: view, application.clock)
        if !application.clock.animationsAreDisabled || !copy.isRemovedOnCompletion { view.add(added) }
        added.start(application.transactions.last, site: site)
    }

    /// Returns the animation with a key: the layer's copy of an added one, or one that an animation block made.
    public final func animation(forKey key: String) -> CAAnimation? {
        model().view?.layerAnimations.first { $0.key == key }?.object
    }

    /// Returns the keys of the running animations, in the order in which they were added; `nil` if there are none.
    ///
    /// The key of a view animation is its key path, with a number from the second on.
    public final func animationKeys() -> [String]? {
        let keys = model().view?.layerAnimations.compactMap(\.key) ?? []
        return keys.isEmpty ? nil : keys
    }

    /// Removes an animation before its end; its delegate or completion is told that it did not finish.
    public final func removeAnimation(forKey key: String) {
        model().view?.removeLayerAnimations { $0.key == key }
    }

    /// Removes all animations before their end; their delegates and completions are told that they did not finish.
    public final func removeAllAnimations() {
        model().view?.removeLayerAnimations { _ in true }
    }
}
