import FailureReporting

@MainActor
enum HitTest {
    /// How deep overridden hit tests may be nested in each other: far beyond any screen, well within the stack.
    private static let nesting = Nesting(limit: 250)

    /// Performs UIKit's own `hitTest`, from `root` downwards.
    ///
    /// A view that contains the point ends the search among its siblings, as it returns at least itself: so this is a
    /// loop, however deep the hierarchy is. Only a class that may override `hitTest` is asked itself.
    static func view(in root: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard root.takesTouches, root.point(inside: point, with: event) else { return nil }
        var current = root
        var place = point
        descent: while true {
            for subview in current.subviews.reversed() where !subview.isFlattened {
                let inner = subview.convertFromSuperview(place)
                if subview.flags.contains(.isPlacedPlainly) {
                    guard subview.takesTouches, subview.boundsStore.contains(inner) else { continue }
                    current = subview
                    place = inner
                    continue descent
                }
                if let hit = ask(subview, at: inner, with: event) { return hit }
            }
            return current
        }
    }

    private static func ask(_ view: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
        let isEntered = nesting.enter {
            ViewFailure(
                "More than \(nesting.limit) overridden hit tests are nested in each other, the last of"
                    + " \(view.summary).")
        }
        guard isEntered else { return nil }
        defer { nesting.leave() }
        return view.hitTest(point, with: event)
    }
}

extension UIView {
    /// The alpha below which touches skip a view; UIKit documents the number.
    package nonisolated static let touchableAlpha: CGFloat = 0.01

    /// Whether the view itself receives touches; not while an animation blocks them.
    final var takesTouches: Bool {
        isUserInteractionEnabled && !isHidden && alpha >= Self.touchableAlpha
            && !flags.contains(.isBlockedByAnimation)
    }

    /// Whether the view's transform leaves it without an area, so that no point in it can be touched.
    final var isFlattened: Bool {
        guard let transform = transformStore else { return false }
        return !(transform.a * transform.d - transform.b * transform.c).isNormal
    }
}
