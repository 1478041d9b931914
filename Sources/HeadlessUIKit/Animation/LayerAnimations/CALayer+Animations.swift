import FailureReporting
import Foundation
import TimeLapse

extension CALayer {
    /// Has an animation go on, of which the layer takes a copy; one with the same key is taken off.
    ///
    /// A key path that is not known, a value that the property does not have, or a time that is none, is a failure,
    /// and nothing is added. In a tap that lapses time, and inside of `TimeLapse.disableAnimations`, it ends at
    /// once.
    ///
    /// - Parameters:
    ///   - anim: the animation.
    ///   - key: the name to find it by; `nil` for none.
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

    /// The animation with a key: the layer's copy of what was added, or what a block of animations made.
    public final func animation(forKey key: String) -> CAAnimation? {
        model().view?.layerAnimations.first { $0.key == key }?.object
    }

    /// The keys of the animations in force, in the order in which they were added; `nil` if there are none.
    ///
    /// Blocks of animations have the key paths of what they move as keys, with a number from the second on.
    public final func animationKeys() -> [String]? {
        let keys = model().view?.layerAnimations.compactMap(\.key) ?? []
        return keys.isEmpty ? nil : keys
    }

    /// Takes an animation off before its end; whoever waits for that is told that it did not finish.
    public final func removeAnimation(forKey key: String) {
        model().view?.removeLayerAnimations { $0.key == key }
    }

    /// Takes all animations off before their end; whoever waits for that is told that they did not finish.
    public final func removeAllAnimations() {
        model().view?.removeLayerAnimations { _ in true }
    }
}
