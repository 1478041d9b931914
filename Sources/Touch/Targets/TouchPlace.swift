import FailureReporting
import HeadlessUIKit
import ViewQuery

/// A view, an element or a point to touch, and where in it; a ``TouchTarget`` resolves to these.
@MainActor
public struct TouchPlace {
    enum Subject {
        case view(UIView)
        case element(AccessibleElement)
        /// The frontmost view at a point of a view, or of the key window.
        case point(CGPoint, in: UIView?)
    }

    /// The point of the subject that is touched.
    enum Spot {
        /// Any point that can be hit; an element's activation point.
        case standard
        case point(CGPoint)
        case unit(CGPoint)
        case offset(CGVector)
    }

    private(set) var subject: Subject
    private let area: CGRect?
    private var spot: Spot
    private var mayMove = false
    /// Whether it is scrolled into view before it is touched.
    private(set) var scrolls = false
    /// The views that may be touched instead if it is covered; called only then.
    private var substitutes: (@MainActor () -> [UIView])?
    /// The test's target as source code, for failures.
    private var source: (@MainActor () -> String?)?
    /// A query that finds one of the substitutes alone, as source code, for failures.
    private var sourceOfSubstitute: (@MainActor (UIView) -> String?)?
    /// Whether another of the places found with it may be touched instead, by a gesture that touches only one.
    private(set) var givesWayToOthersBesideIt = false

    init(_ subject: Subject, area: CGRect? = nil, spot: Spot = .standard) {
        self.subject = subject
        self.area = area
        self.spot = spot
    }

    func with(_ spot: Spot) -> TouchPlace {
        var place = self
        place.spot = spot
        return place
    }

    func with(area: CGRect) -> TouchPlace {
        var place = TouchPlace(subject, area: area).scrolling(scrolls)
            .givingWay(to: substitutes, orOthersBesideIt: givesWayToOthersBesideIt)
        place.mayMove = mayMove
        return place
    }

    func givingWay(
        to substitutes: (@MainActor () -> [UIView])?, orOthersBesideIt: Bool = false
    ) -> TouchPlace {
        var place = self
        place.substitutes = substitutes
        place.givesWayToOthersBesideIt = orOthersBesideIt
        return place
    }

    /// The place of a target that can be written as source code.
    ///
    /// - Parameters:
    ///   - source: the target.
    ///   - sourceOfSubstitute: a target for one of the substitutes alone.
    func written(
        as source: @escaping @MainActor () -> String?,
        substitute sourceOfSubstitute: (@MainActor (UIView) -> String?)? = nil
    ) -> TouchPlace {
        var place = self
        place.source = source
        place.sourceOfSubstitute = sourceOfSubstitute
        return place
    }

    /// The target as source code, if the place is all of it.
    private var sourceCode: String? {
        guard case .standard = spot, area == nil else { return nil }
        return source?()
    }

    /// Tells the observer of the test what is touched.
    func name(_ gesture: String, to observer: any TestObserver) {
        let source = sourceCode ?? ""
        let words =
            switch subject {
            case _ where !source.isEmpty: source
            case .view(let view): view.summary
            case .element(let element): element.view.summary
            case .point(let point, in: let view): point.shortText + (view.map { " in \($0.summary)" } ?? "")
            }
        observer.named("\(gesture)(\(words))", query: source, target: view.map { ObjectIdentifier($0) })
    }

    func touchableWhileMoving() -> TouchPlace {
        var place = self
        place.mayMove = true
        return place
    }

    func scrolling(_ scrolls: Bool) -> TouchPlace {
        var place = self
        place.scrolls = scrolls
        return place
    }
}

// MARK: - Where that is

extension TouchPlace {
    /// The point to touch, after all hittability checks, or the failure.
    ///
    /// - Parameters:
    ///   - gesture: the name that failures give the gesture.
    ///   - force: whether to touch the place without the hittability checks.
    func aim(for gesture: String, force: Bool) -> Result<TouchAim, TouchFailure> {
        if scrolls, let failure = scrollIntoView(for: gesture) { return .failure(failure) }
        switch subject {
        case .view(let view):
            return aim(at: view, gesture, force)
        case .element(let element):
            UIApplication.shared.commit()
            return aim(at: element, gesture, force)
        case .point(let point, in: let view):
            let application = UIApplication.shared
            application.commit()
            if let view, case .failure(let obstacle) = HitTarget.shownWindow(of: view) {
                return .failure(TouchFailure(gesture, view, obstacle))
            }
            let place = view ?? application.keyWindow
            let local = chosenPoint(in: area ?? CGRect(origin: point, size: .zero)) ?? (area?.center ?? point)
            let screenPoint = place.map { $0.convertToScreen(local) } ?? local
            guard screenPoint.isFinite, force || application.hitTest(screenPoint, with: nil) != nil else {
                return .failure(TouchFailure(gesture, nothingAt: local, in: place))
            }
            return .success(
                TouchAim(gesture: gesture, point: screenPoint, space: place, isForced: force))
        }
    }

    private func aim(at view: UIView, _ gesture: String, _ force: Bool) -> Result<TouchAim, TouchFailure> {
        // Frames are only right after layout.
        if chosenPoint(in: .zero) != nil { UIApplication.shared.commit() }
        let rect = area ?? view.bounds
        let chosen = chosenPoint(in: rect)
        let hitSpot: HitTarget.Spot
        if let chosen {
            let point = view.convertToScreen(chosen)
            guard point.isFinite else {
                return .failure(TouchFailure(gesture, nothingAt: chosen, in: view))
            }
            hitSpot = .chosen(point)
        } else {
            guard rect.isFinite else {
                return .failure(TouchFailure(gesture, nothingAt: rect.center, in: view))
            }
            hitSpot = area == nil ? .visible : .visiblePart(rect)
        }
        switch HitTarget.find(view, at: hitSpot, whileMoving: mayMove) {
        case .success(let hit):
            return .success(TouchAim(gesture: gesture, hit: hit, isForced: force, mayMove: mayMove))
        case .failure(let obstacle):
            if !force, obstacle.cover != nil, let aim = aimAtSubstitute(of: view, gesture) {
                return .success(aim)
            }
            guard force, case .success = HitTarget.shownWindow(of: view) else {
                noteCover(in: obstacle)
                let other = force ? nil : otherThatCanBeTouched(insteadOf: view, obstacle, gesture)
                return .failure(
                    TouchFailure(gesture, view, obstacle, target: sourceCode, other: other))
            }
            let point = view.convertToScreen(chosen ?? rect.center)
            return .success(TouchAim(gesture: gesture, point: point, view: view, space: view, isForced: true))
        }
    }

    /// Tells the observer of the test what covers the target.
    private func noteCover(in obstacle: HitObstacle) {
        guard let observer = CallContext.observer, let cover = obstacle.cover else { return }
        observer.covered(by: ObjectIdentifier(cover))
    }

    /// The point of the first substitute that can be touched instead of a covered view.
    private func aimAtSubstitute(of view: UIView, _ gesture: String) -> TouchAim? {
        for other in substitutes?() ?? [] where other !== view {
            var place = givingWay(to: nil)
            place.subject = .view(other)
            if case .success(let aim) = place.aim(for: gesture, force: false) { return aim }
        }
        return nil
    }

    /// The first substitute that can be touched, for a failure: a substitute is only taken if the view is covered.
    private func otherThatCanBeTouched(
        insteadOf view: UIView, _ obstacle: HitObstacle, _ gesture: String
    ) -> TouchFailure.Other? {
        guard let other = aimAtSubstitute(of: view, gesture)?.view else { return nil }
        // A title does not stand in for a disabled button.
        if case .disabled = obstacle, !(other is UIControl) { return nil }
        return TouchFailure.Other(view: other, code: sourceOfSubstitute?(other))
    }

    /// The place that is touched: this one, or the first substitute that is not covered.
    func inFront() -> TouchPlace {
        guard substitutes != nil, case .view(let view) = subject,
            case .failure(let obstacle) = HitTarget.find(view, at: .visible, whileMoving: true),
            obstacle.cover != nil, let other = aimAtSubstitute(of: view, "")?.view
        else { return self }
        var place = self
        place.subject = .view(other)
        return place
    }

    private func aim(at element: AccessibleElement, _ gesture: String, _ force: Bool)
        -> Result<TouchAim, TouchFailure>
    {
        let view = element.view
        let frame = element.frame
        let chosen =
            area == nil
            ? chosenPoint(in: frame, origin: frame.origin)
            : area.map { chosenPoint(in: $0.offsetBy(dx: frame.minX, dy: frame.minY)) ?? $0.center }
        let point = chosen ?? element.activationPoint
        guard point.isFinite else { return .failure(TouchFailure(gesture, nothingAt: point, in: view)) }
        // A view is touched in its visible part, unless it has an activation point of its own.
        let isMiddle =
            chosen == nil && element.isView && point == view.convertToScreen(view.bounds).center
        let spot: HitTarget.Spot =
            isMiddle ? .visible : chosen == nil ? .activationPoint(point) : .chosen(point)
        switch HitTarget.find(view, at: spot, whileMoving: mayMove) {
        case .failure(let obstacle):
            guard force, case .success = HitTarget.shownWindow(of: view) else {
                noteCover(in: obstacle)
                return .failure(TouchFailure(gesture, view, obstacle, as: element, target: sourceCode))
            }
        case .success(let hit):
            guard let reason = element.reasonNotTouched, !force else {
                return .success(
                    TouchAim(
                        gesture: gesture, hit: hit, element: element, isForced: force, mayMove: mayMove))
            }
            return .failure(TouchFailure("\(gesture) cannot touch", element, because: reason))
        }
        let space = element.isView ? view : nil
        return .success(TouchAim(gesture: gesture, point: point, view: view, space: space, isForced: true))
    }

    /// The part of a view to scroll to, in the view's coordinates: around the chosen point, or else all of it.
    func scrolledRect(of view: UIView) -> CGRect {
        var rect = area ?? view.bounds
        var origin = CGPoint.zero
        if case .element(let element) = subject {
            let frame = view.convert(
                view.window.map { $0.convertFromSuperview(element.frame) } ?? element.frame, from: nil)
            rect = area?.offsetBy(dx: frame.minX, dy: frame.minY) ?? frame
            origin = frame.origin
        } else if case .point(let point, in: _) = subject {
            rect = area ?? CGRect(origin: point, size: .zero)
        }
        guard let point = chosenPoint(in: rect, origin: origin) ?? (rect.isEmpty ? rect.center : nil) else {
            return rect
        }
        return CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    }

    /// The point of a rectangle that the spot stands for; `nil` for any point that can be hit.
    ///
    /// - Parameter origin: the origin of the point's coordinates.
    private func chosenPoint(in rect: CGRect, origin: CGPoint = .zero) -> CGPoint? {
        switch spot {
        case .standard: return nil
        case .point(let point): return CGPoint(x: origin.x + point.x, y: origin.y + point.y)
        case .offset(let offset): return CGPoint(x: rect.midX + offset.dx, y: rect.midY + offset.dy)
        case .unit(let unit):
            // A rectangle does not contain its right and lower edges.
            let inset = CGPoint(x: min(0.5, rect.width / 2), y: min(0.5, rect.height / 2))
            return CGPoint(
                x: unit.x == 1 ? rect.maxX - inset.x : rect.minX + unit.x * rect.width,
                y: unit.y == 1 ? rect.maxY - inset.y : rect.minY + unit.y * rect.height)
        }
    }
}

extension AccessibleElement {
    /// Why the element itself cannot be touched; `nil` if it can.
    fileprivate var reasonNotTouched: String? {
        if let reason = reasonNotSeen { return reason }
        if isView { return nil }
        if traits.contains(.notEnabled) { return "it is disabled" }
        let hasNoSize = frame.isEmpty && activationPoint == frame.center
        return hasNoSize ? "it has no size, at \(frame.shortText)" : nil
    }
}
