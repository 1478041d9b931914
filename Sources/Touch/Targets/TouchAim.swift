import HeadlessUIKit
import ViewQuery

/// A point to touch that was found and checked.
@MainActor
struct TouchAim {
    let gesture: String
    /// The point, in the screen's coordinates.
    let point: CGPoint
    /// The target's view; `nil` for the frontmost view at the point.
    let view: UIView?
    private var element: AccessibleElement?
    private var hit: HitTarget?
    let isForced: Bool
    /// Whether it may be touched while it moves.
    private var mayMove = false
    /// The view whose coordinates points of the target are in; `nil` if the target has no coordinates of its own.
    private let space: UIView?

    init(gesture: String, point: CGPoint, view: UIView? = nil, space: UIView? = nil, isForced: Bool) {
        self.gesture = gesture
        self.point = point
        self.view = view
        self.isForced = isForced
        self.space = space
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

    /// The failure if nothing handles the touch, for a view that lets touches through; `nil` for other views.
    var failureIfUnclaimed: TouchFailure? {
        guard !isForced, let hit, let obstacle = hit.obstacleIfUnclaimed else { return nil }
        return TouchFailure(gesture, hit.view, obstacle, as: element)
    }

    /// Why another finger cannot touch the target at another point of the screen; `nil` if it can.
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

    /// The point on the screen of `other`, which is in the coordinates in which this aim's point is `start`.
    func screenPoint(_ other: CGPoint, from start: CGPoint) -> CGPoint {
        guard let space else {
            return CGPoint(x: point.x + other.x - start.x, y: point.y + other.y - start.y)
        }
        let (there, here) = (space.convertToScreen(other), space.convertToScreen(start))
        // Exact, if this point is the requested one; it may have been measured from a corner instead.
        if here == point { return there }
        return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
    }
}
