import Foundation

extension GestureEnvironment {
    /// How many changes of state may follow from each other before they are taken for a loop.
    private static let settlingLimit = 1000

    private enum Verdict {
        case recognize, wait, fail
    }

    /// Applies all requested changes of state, and those that follow from them.
    func settle() {
        for _ in 0..<Self.settlingLimit {
            guard let recognizer = nextToSettle() else { return }
            settle(recognizer)
        }
        guard let recognizer = nextToSettle() else { return }
        GestureFailure.neverSettles(recognizer).record()
        for recognizer in active { recognizer.needsLook = false }
    }

    /// The recognizer of the innermost view; in one view by precedence, then by the order of touches.
    private func nextToSettle() -> UIGestureRecognizer? {
        var best: UIGestureRecognizer?
        for recognizer in active where recognizer.needsLook && !recognizer.isSettling {
            guard let current = best else {
                best = recognizer
                continue
            }
            if goesBefore(recognizer, current) { best = recognizer }
        }
        return best
    }

    private func goesBefore(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        if one.view === other.view { return one.precedence > other.precedence }
        return depth(of: one.view) > depth(of: other.view)
    }

    private func depth(of view: UIView?) -> Int {
        FreedElsewhere.collect()
        var depth = 0
        var current = view
        while let view = current {
            depth += 1
            current = view.nextSuperview
        }
        return depth
    }

    private func settle(_ recognizer: UIGestureRecognizer) {
        recognizer.isSettling = true
        defer { recognizer.isSettling = false }
        for _ in 0..<Self.settlingLimit {
            recognizer.needsLook = false
            guard let next = recognizer.requests.first else { return }
            if recognizer.settled == .possible {
                guard leavePossible(recognizer, next) else { return }
            } else {
                recognizer.requests.removeFirst()
                recognizer.settled = next
                // Touches that joined the gesture are a part of it now.
                if recognizer.cancelsTouchesInView, next != .cancelled { take(recognizer.history) }
                recognizer.sendActions()
            }
        }
        recognizer.requests = []
        GestureFailure.neverSettles(recognizer).record()
    }

    /// Changes a recognizer from `possible`; returns whether it did.
    private func leavePossible(_ recognizer: UIGestureRecognizer, _ next: UIGestureRecognizer.State) -> Bool {
        if next == .failed {
            fail(recognizer)
            return false
        }
        let verdict = verdict(on: recognizer)
        // The delegate may have disabled or removed the recognizer.
        guard recognizer.settled == .possible, recognizer.requests.first == next else { return false }
        switch verdict {
        case .wait:
            recognizer.isWaiting = true
            return false
        case .fail:
            fail(recognizer)
            return false
        case .recognize:
            recognizer.isWaiting = false
            recognizer.awaited = []
            recognizer.requests.removeFirst()
            recognizer.settled = next
            exclude(recognizer)
            if recognizer.cancelsTouchesInView { take(recognizer.history) }
            recognizer.sendActions()
            return true
        }
    }

    func fail(_ recognizer: UIGestureRecognizer) {
        recognizer.requests = []
        recognizer.isWaiting = false
        recognizer.awaited = []
        recognizer.needsLook = false
        recognizer.settled = .failed
        wakeWaiting()
    }

    private func verdict(on recognizer: UIGestureRecognizer) -> Verdict {
        var awaited: [UIGestureRecognizer] = []
        for other in active where other !== recognizer && isRequired(other, by: recognizer) {
            switch other.settled {
            case .began, .changed, .ended: return .fail
            case .possible: awaited.append(other)
            case .cancelled, .failed: break
            }
        }
        recognizer.awaited = awaited
        if let other = awaited.first(where: { isAwaited(recognizer, by: $0) }) {
            GestureFailure.waitInCircle(recognizer, other).recordAsLog()
        } else if !awaited.isEmpty {
            return .wait
        }
        for other in active
        where other !== recognizer && other.settled.isUnderWay && other.sharesTouch(with: recognizer)
            && prevents(other, recognizer)
        {
            return .fail
        }
        return mayBegin(recognizer) ? .recognize : .fail
    }

    /// Whether `other` waits for `recognizer`, directly or through others.
    private func isAwaited(_ recognizer: UIGestureRecognizer, by other: UIGestureRecognizer) -> Bool {
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(other)]
        var pending = [other]
        while let next = pending.popLast() {
            guard next.isWaiting else { continue }
            for link in next.awaited {
                if link === recognizer { return true }
                if seen.insert(ObjectIdentifier(link)).inserted { pending.append(link) }
            }
        }
        return false
    }

    /// Whether a recognizer must wait for another; asked once an attempt.
    private func isRequired(_ other: UIGestureRecognizer, by recognizer: UIGestureRecognizer) -> Bool {
        for link in recognizer.required where link.recognizer === other { return true }
        let key = ObjectIdentifier(other)
        for answer in recognizer.answers where answer.other == key { return answer.isRequired }
        guard recognizer.sharesTouch(with: other) else { return false }
        let isRequired =
            recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
            || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
        recognizer.answers.append((key, isRequired))
        return isRequired
    }

    private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard one.canPrevent(other), other.canBePrevented(by: one) else { return false }
        if one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false {
            return false
        }
        return !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false)
    }

    /// Fails the recognizers that may not recognize simultaneously with one that did.
    private func exclude(_ winner: UIGestureRecognizer) {
        for other in active where other !== winner && other.isActive && other.settled == .possible {
            let isExcluded =
                isRequired(winner, by: other) || (winner.sharesTouch(with: other) && prevents(winner, other))
            if isExcluded, other.isActive, other.settled == .possible { fail(other) }
        }
    }

    /// Asks the views from the hit view up to the recognizer's own, then the delegate.
    ///
    /// So a control inside can keep the gesture from the recognizer, as UIKit's controls do.
    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        var view = recognizer.history.first?.view
        if let own = recognizer.view, view?.isDescendant(of: own) != true { view = own }
        while let current = view {
            if !current.isFrameworkView || current is UIControl || current.flags.contains(.isScrollView) {
                guard current.gestureRecognizerShouldBegin(recognizer) else { return false }
            }
            if current === recognizer.view { break }
            view = current.superviewLink
        }
        return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    }

    private func take(_ touches: [UITouch]) {
        for touch in touches where touch.delivery != .finished && touch.delivery != .blocked {
            if !takenTouches.containsObject(touch) { takenTouches.append(touch) }
        }
    }
}
