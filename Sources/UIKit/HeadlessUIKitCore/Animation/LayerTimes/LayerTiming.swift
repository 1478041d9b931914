import TimeLapse

/// A layer's time, relative to that of its superlayer.
struct LayerTiming {
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = .infinity
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// Converts from the superlayer's time.
    func inside(_ time: CFTimeInterval) -> CFTimeInterval {
        (time - beginTime) * CFTimeInterval(speed) + timeOffset
    }

    /// Converts to the superlayer's time; in a layer that stands still, every time is that of its beginning.
    func outside(_ time: CFTimeInterval) -> CFTimeInterval {
        speed == 0 ? beginTime : (time - timeOffset) / CFTimeInterval(speed) + beginTime
    }

    /// Whether any layer of the process has had a time of its own: until then, none has to be looked for.
    @MainActor static var areUsed = false
}

extension CALayer {
    final func changeTiming(_ change: (inout LayerTiming) -> Void) {
        guard picture == nil else { return }
        LayerTiming.areUsed = true
        var new = timing ?? LayerTiming()
        change(&new)
        timing = new
        notifyTimingChanged()
    }

    final func changeTiming<Value: FiniteValue>(
        _ part: WritableKeyPath<LayerTiming, Value>, _ value: Value, _ name: String
    ) {
        let new = value.finite(or: (timing ?? LayerTiming())[keyPath: part], name, of: summary)
        changeTiming { $0[keyPath: part] = new }
    }

    /// Converts a time of the clock, in seconds, to the layer's.
    final func localTime(_ time: CFTimeInterval) -> CFTimeInterval {
        guard LayerTiming.areUsed else { return time }
        return lineage.reversed().reduce(time) { $1.timing?.inside($0) ?? $0 }
    }

    final func localTime(of instant: VirtualClock.Instant) -> VirtualClock.Instant {
        let time = Duration(finiteSeconds: localTime(instant.offset.inSeconds))
        return time.map { VirtualClock.Instant(offset: $0) } ?? instant
    }

    /// Converts a time of the layer to the clock's, in seconds.
    final func globalTime(_ time: CFTimeInterval) -> CFTimeInterval {
        guard LayerTiming.areUsed else { return time }
        return lineage.reduce(time) { $1.timing?.outside($0) ?? $0 }
    }

    /// How many seconds pass in the layer for one of the clock.
    final var totalSpeed: Double {
        guard LayerTiming.areUsed else { return 1 }
        return lineage.reduce(1) { $0 * Double($1.timing?.speed ?? 1) }
    }

    private func notifyTimingChanged() {
        var pending = [self]
        while let layer = pending.popLast() {
            for animation in layer.view?.layerAnimations ?? [] { animation.timingDidChange() }
            pending += layer.children
        }
        treeChanged()
    }
}

extension UIView {
    /// The layer whose time the view's animations run in, if layers have times of their own.
    final var timedLayer: CALayer? {
        guard LayerTiming.areUsed else { return nil }
        return extras?.lentLayer ?? layer
    }
}
