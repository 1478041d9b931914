/// A pinch of a scroll view's content in progress.
@MainActor
struct ScrollZoom {
    private(set) weak var view: UIView?
    /// The view's scale when the pinch began.
    let startScale: CGFloat
    /// The point that stays between the fingers, in the zoomed view's coordinates.
    var anchor: CGPoint
    /// Whether both fingers were down at the last change of the pinch.
    var isWhole = true

    init(of view: UIView, anchor: CGPoint) {
        self.view = view
        self.anchor = anchor
        startScale = view.zoomFactor
    }
}

struct ScrollZoomAnimation {
    let serial: Int
    private(set) weak var view: UIView?
    /// Whether it bounces back from beyond a limit.
    let isBouncing: Bool

    init(of view: UIView, serial: Int, isBouncing: Bool) {
        self.view = view
        self.serial = serial
        self.isBouncing = isBouncing
    }
}

struct ZoomLimits: Equatable {
    var minimum: CGFloat = 1
    var maximum: CGFloat = 1

    var allowZooming: Bool { minimum < maximum }

    func clamp(_ scale: CGFloat) -> CGFloat { min(max(scale, minimum), max(minimum, maximum)) }

    /// The scale shown for a pinch's scale: beyond a limit it lags behind the fingers.
    ///
    /// It never exceeds twice the maximum, or falls below half the minimum. Apple documents no formula; this is the
    /// one of content dragged beyond its edge, applied to factors.
    func stretch(_ scale: CGFloat) -> CGFloat {
        let allowed = clamp(scale)
        guard scale > 0, scale != allowed else { return allowed }
        let band = RubberBand(length: 1)
        return scale > allowed
            ? allowed * (1 + band.stretch(of: scale / allowed - 1))
            : allowed / (1 + band.stretch(of: min(allowed / scale, 1e9) - 1))
    }
}

extension UIView {
    final var zoomFactor: CGFloat {
        guard let transform = extras?.transform else { return 1 }
        return transform.b == 0 && transform.a > 0 ? transform.a : hypot(transform.a, transform.b)
    }

    /// Scales the view, keeping its frame's origin.
    final func zoom(to scale: CGFloat) {
        let origin = frame.origin
        let size = boundsStore.size
        transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
        center = CGPoint(x: origin.x + size.width * scale / 2, y: origin.y + size.height * scale / 2)
    }
}
