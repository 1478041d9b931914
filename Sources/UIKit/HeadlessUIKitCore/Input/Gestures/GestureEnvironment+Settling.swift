extension GestureEnvironment {
    /// How many changes of state may follow from each other before they are taken for a loop.
    private static let settlingLimit = 1000

    private enum Verdict {
        case recognize, wait, fail
    }

    /// Applies all requested changes of state, and those that follow from them.
    func settle() {
        var rounds = 0
        while true {
            let recognizers = recognizersToSettle()
            guard let first = recognizers.first else { return }
            rounds += 1
            if rounds > Self.settlingLimit {
                GestureFailure.neverSettles(first).record()
                for recognizer in recognizers { recognizer.needsLook = false }
                return
            }
            // What one does may have others looked at that go before the next.
            let looks = looksRequested
            for recognizer in recognizers where recognizer.needsLook && !recognizer.isSettling {
                settle(recognizer)
                if looksRequested != looks { break }
            }
        }
    }

    /// Those to be looked at: those of the innermost view first, in one view by precedence, then by the order of touches.
    private func recognizersToSettle() -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var isInOrder = true
        for recognizer in active where recognizer.needsLook && !recognizer.isSettling {
            if let last = found.last,
                last.view !== recognizer.view || last.precedence != recognizer.precedence
            {
                isInOrder = false
            }
            found.append(recognizer)
        }
        if isInOrder { return found }
        var depths: [ObjectIdentifier: Int] = [:]
        var ranked: [(depth: Int, precedence: Int, offset: Int)] = []
        for (offset, recognizer) in found.enumerated() {
            var level = 0
            if let view = recognizer.view {
                level = depths[ObjectIdentifier(view)] ?? depth(of: view)
                depths[ObjectIdentifier(view)] = level
            }
            ranked.append((level, recognizer.precedence, offset))
        }
        return ranked.sorted { ($1.depth, $1.precedence, $0.offset) < ($0.depth, $0.precedence, $1.offset) }
            .map { found[$0.offset] }
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
            return false
        case .fail:
            fail(recognizer)
            return false
        case .recognize:
            endWaiting(recognizer)
            recognizer.requests.removeFirst()
            recognizer.settled = next
            if next.isUnderWay { begun.append(recognizer) }
            exclude(recognizer)
            if recognizer.cancelsTouchesInView { take(recognizer.history) }
            recognizer.sendActions()
            return true
        }
    }

    func fail(_ recognizer: UIGestureRecognizer) {
        recognizer.requests = []
        endWaiting(recognizer)
        recognizer.needsLook = false
        recognizer.settled = .failed
        wakeWaiting(for: recognizer)
    }

    private func verdict(on recognizer: UIGestureRecognizer) -> Verdict {
        var awaited: [UIGestureRecognizer] = []
        for other in possiblyRequired(by: recognizer)
        where other !== recognizer && other.isActive && isRequired(other, by: recognizer) {
            switch other.settled {
            case .began, .changed, .ended: return .fail
            case .possible: awaited.append(other)
            case .cancelled, .failed: break
            }
        }
        if let other = awaited.first(where: { isAwaited(recognizer, by: $0) }) {
            GestureFailure.waitInCircle(recognizer, other).recordAsLog()
        } else if !awaited.isEmpty {
            wait(recognizer, for: awaited)
            return .wait
        }
        for other in begun
        where other !== recognizer && other.settled.isUnderWay && other.sharesTouch(with: recognizer)
            && prevents(other, recognizer)
        {
            return .fail
        }
        return mayBegin(recognizer) ? .recognize : .fail
    }

    /// The recognizers that one may have to wait for: those that it was told to, and those that are to be asked.
    private func possiblyRequired(by recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        if recognizer.isOutspoken { return active }
        return recognizer.required.isEmpty
            ? outspoken : recognizer.required.compactMap(\.recognizer) + outspoken
    }

    /// Whether `other` waits for `recognizer`, directly or through others.
    private func isAwaited(_ recognizer: UIGestureRecognizer, by other: UIGestureRecognizer) -> Bool {
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(other)]
        var pending = [other]
        while let next = pending.popLast() {
            guard next.isWaiting else { continue }
            for link in next.awaited.values {
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
        guard recognizer.isOutspoken || other.isOutspoken else { return false }
        if let answer = recognizer.answers[key] { return answer }
        guard recognizer.sharesTouch(with: other) else { return false }
        let isRequired =
            recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
            || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
        recognizer.answers[key] = isRequired
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

// MARK: - Waiting

extension GestureEnvironment {
    /// Has a recognizer wait for others to fail.
    func wait(_ recognizer: UIGestureRecognizer, for others: [UIGestureRecognizer]) {
        if !recognizer.isWaiting { waiting.append(recognizer) }
        recognizer.isWaiting = true
        setAwaited(others, of: recognizer)
    }

    /// Ends a recognizer's wait for others.
    func endWaiting(_ recognizer: UIGestureRecognizer) {
        if recognizer.isWaiting { waiting.removeObject(recognizer) }
        recognizer.isWaiting = false
        setAwaited([], of: recognizer)
    }

    private func setAwaited(_ others: [UIGestureRecognizer], of recognizer: UIGestureRecognizer) {
        if others.isEmpty, recognizer.awaited.isEmpty { return }
        for other in recognizer.awaited.values { other.waitingForIt -= 1 }
        recognizer.awaited = [:]
        for other in others
        where recognizer.awaited.updateValue(other, forKey: ObjectIdentifier(other)) == nil {
            other.waitingForIt += 1
        }
    }

    /// Has recognizers that waited for one, which is over, and for no other check again whether they must wait.
    func wakeWaiting(for recognizer: UIGestureRecognizer) {
        guard recognizer.waitingForIt > 0 else { return }
        for other in waiting where other.awaited.removeValue(forKey: ObjectIdentifier(recognizer)) != nil {
            recognizer.waitingForIt -= 1
            if other.awaited.isEmpty {
                other.needsLook = true
                looksRequested += 1
            }
        }
    }
}
