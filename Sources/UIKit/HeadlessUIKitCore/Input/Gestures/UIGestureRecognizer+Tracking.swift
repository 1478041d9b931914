import TimeLapse

/// A weak reference to a recognizer.
@MainActor
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer.State {
    /// Whether a gesture in this state is over.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }

    /// Whether a gesture in this state is under way.
    var isUnderWay: Bool { self == .began || self == .changed }
}

extension UIGestureRecognizer {
    /// The recognizer's name in failures.
    final var summary: String {
        let name = name.map { " \($0.debugDescription)" } ?? ""
        return "\(type(of: self))\(name)"
    }

    /// The gestures of the application that the recognizer's view belongs to.
    final var environment: GestureEnvironment {
        (view?.window?.application ?? .shared).gestures
    }

    /// The state of the gesture, including requested changes.
    final var progress: State { requests.last ?? settled }

    final var liveTouches: [UITouch] { touches.filter { $0.isDown } }

    /// Whether any of the touches is down.
    final var hasLiveTouches: Bool {
        for touch in touches where touch.isDown { return true }
        return false
    }

    /// The centroid of the touches, in screen coordinates.
    final var screenCentroid: CGPoint { touches.centroid(\.screenLocation) }

    /// The application's time, in seconds.
    final var now: TimeInterval { (view?.window?.application ?? .shared).timestamp }

    final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        if let view { return view.convertFromScreen(point) }
        return (self.view?.window).map { $0.convertFromScreen(point) } ?? point
    }

    /// Runs `action` after a time on the application's clock.
    ///
    /// - Parameter delay: seconds; a negative number or NaN counts as 0.
    final func after(_ delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> ScheduledWork? {
        guard delay != .infinity else { return nil }
        let wait = Duration(finiteSeconds: delay).map { max($0, .zero) } ?? .zero
        let clock = (view?.window?.application ?? .shared).clock
        return clock.schedule(after: wait, every: nil, name: "gesture time-out", site: nil, action)
    }

    /// Fails the recognizer after so many seconds, together with those that fail then.
    final func fail(after delay: TimeInterval) -> GestureTimeOut {
        let application = view?.window?.application ?? .shared
        return application.gestures.startTimeOut(.seconds(delay), on: application.clock) { [weak self] in
            self?.state = .failed
        }
    }

    final func request(_ new: State) {
        switch (progress, new) {
        case (.possible, .began), (.possible, .ended), (.possible, .failed): requests.append(new)
        case (.possible, .cancelled): requests.append(.failed)
        case (.began, .changed), (.changed, .changed):
            // Until the beginning of the gesture was reported, there is nothing to change.
            if settled == .possible || requests.last == .changed { return }
            requests.append(.changed)
        case (.began, .ended), (.changed, .ended): requests.append(.ended)
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
            requests = settled == .possible ? [.failed] : [.cancelled]
        default: return
        }
        needsLook = true
        environment.stateWasRequested(by: self)
    }

    final func track(_ touch: UITouch) {
        touches.append(touch)
        history.append(touch)
        touch.add(self)
    }

    final func untrack(_ touch: UITouch) {
        touches.removeAll { $0 === touch }
        history.removeAll { $0 === touch }
        touch.recognizersMayHaveLeft()
    }

    /// Drops touches that ended while others continue, so that they no longer count for the gesture's location.
    final func dropLiftedTouches() {
        var (isAnyDown, isAnyLifted) = (false, false)
        for touch in touches { if touch.isDown { isAnyDown = true } else { isAnyLifted = true } }
        if isAnyDown, isAnyLifted { touches.removeAll { !$0.isDown } }
    }

    /// Drops all touches.
    final func forgetTouches() {
        let touchesSoFar = history
        touches = []
        history = []
        for touch in touchesSoFar { touch.recognizersMayHaveLeft() }
    }

    /// Whether its class is one that asks and answers nothing about other recognizers but by a delegate.
    final var isOfPlainClass: Bool { Self.plainClasses.contains(ObjectIdentifier(type(of: self))) }

    private static let plainClasses = Set(
        [
            UITapGestureRecognizer.self, UILongPressGestureRecognizer.self, UIPanGestureRecognizer.self,
            UISwipeGestureRecognizer.self, UIPinchGestureRecognizer.self, UIRotationGestureRecognizer.self,
            UIScreenEdgePanGestureRecognizer.self,
        ].map { (type: UIGestureRecognizer.Type) in ObjectIdentifier(type) })

    /// Whether the recognizer and another one receive the same touch.
    package final func sharesTouch(with other: UIGestureRecognizer) -> Bool {
        for touch in history {
            for otherTouch in other.history where otherTouch === touch { return true }
        }
        return false
    }

    final func addRequirement(_ other: UIGestureRecognizer) {
        if other.mustWait(for: self) {
            GestureFailure.requirementsInCircle(self, other).recordAsLog()
            return
        }
        required.removeAll { $0.recognizer == nil || $0.recognizer === other }
        required.append(WeakRecognizer(recognizer: other))
    }

    /// Whether the recognizer is `other`, or waits for it, directly or through others.
    private func mustWait(for other: UIGestureRecognizer) -> Bool {
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
        var pending = [self]
        while let next = pending.popLast() {
            if next === other { return true }
            for link in next.required {
                if let recognizer = link.recognizer, seen.insert(ObjectIdentifier(recognizer)).inserted {
                    pending.append(recognizer)
                }
            }
        }
        return false
    }
}

extension UITouch {
    final var isDown: Bool { !isOver && !phase.isFinal }
}

extension [UITouch] {
    /// The centroid of the touches; zero if there are none.
    @MainActor
    func centroid(_ place: (UITouch) -> CGPoint) -> CGPoint {
        if isEmpty { return .zero }
        if count == 1 { return place(self[0]) }
        var sum = CGPoint.zero
        for touch in self {
            let point = place(touch)
            sum.x += point.x
            sum.y += point.y
        }
        return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
    }
}
