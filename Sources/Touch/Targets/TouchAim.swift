import Foundation
import HeadlessUIKit
import ViewQuery

/// A place to touch that was found and checked.
@MainActor
struct TouchAim {
    let gesture: String
    /// Where, in the screen's coordinates.
    let point: CGPoint
    /// What is touched; `nil` for whatever is in front at the point.
    let view: UIView?
    private let element: AccessibleElement?
    private let hit: HitTarget?
    let isForced: Bool
    /// Whether it may be touched while it moves.
    private let mayMove: Bool
    /// The view whose coordinates points of the target are in; `nil` for those that have none of their own.
    private let space: UIView?

    init(gesture: String, point: CGPoint, view: UIView? = nil, space: UIView? = nil, isForced: Bool) {
        self.gesture = gesture
        self.point = point
        self.view = view
        self.isForced = isForced
        self.space = space
        element = nil
        hit = nil
        mayMove = false
    }

    init(
        gesture: String, hit: HitTarget, element: AccessibleElement? = nil, isForced: Bool = false,
        mayMove: Bool = false
    ) {
        self.mayMove = mayMove
        self.gesture = gesture
        self.hit = hit
        self.element = element
        self.isForced = isForced
        point = hit.point
        view = hit.view
        space = element.map { $0.isView } ?? true ? hit.view : nil
    }

    /// What it comes to that nobody wants the touch, for a view that lets touches through.
    var failureIfUnclaimed: TouchFailure? {
        guard !isForced, let hit, let obstacle = hit.obstacleIfUnclaimed else { return nil }
        return TouchFailure(gesture, hit.view, obstacle, as: element)
    }

    /// What keeps one more finger from touching the same at another point of the screen.
    func failure(at other: CGPoint) -> TouchFailure? {
        if isForced { return nil }
        guard let view else {
            let isSomething = UIApplication.shared.hitTest(other, with: nil) != nil
            return isSomething ? nil : TouchFailure(gesture, nothingAt: other, in: nil)
        }
        guard case .failure(let obstacle) = HitTarget.find(view, at: .chosen(other), whileMoving: mayMove)
        else { return nil }
        return TouchFailure(gesture, view, obstacle, as: element)
    }

    /// Where another point is on the screen that is given in the coordinates in which this one is `start`.
    func screenPoint(_ other: CGPoint, from start: CGPoint) -> CGPoint {
        guard let space else {
            return CGPoint(x: point.x + other.x - start.x, y: point.y + other.y - start.y)
        }
        let (there, here) = (space.convertToScreen(other), space.convertToScreen(start))
        // To the last bit where this one is what it was asked to be; it may have been measured from a corner.
        if here == point { return there }
        return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
    }
}
