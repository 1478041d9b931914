// While a finger drags the keyboard, nothing is posted, as in UIKit; layout guides follow it.
extension SystemKeyboard {
    /// Moves the keyboard with a finger that is over it.
    ///
    /// - Parameters:
    ///   - finger: how far down the finger is, on the screen.
    ///   - byAccessory: whether the finger drags the accessory view, and not the keyboard itself.
    func follow(_ finger: CGFloat, byAccessory: Bool) {
        guard isOnScreen, let screen = application?.screen.bounds else { return }
        let place = frameOfContent
        let grip = byAccessory ? 0 : accessory?.bounds.height ?? 0
        let top = min(max(finger - grip, place.minY), screen.maxY)
        guard top != frame.minY else { return }
        isHeld = top != place.minY
        frame.origin.y = top
        placeViews()
    }

    /// Dismisses the keyboard that a finger dragged, or moves it back.
    ///
    /// - Parameter velocity: the finger's, downwards, in points per second.
    func wasLetGo(at velocity: CGFloat) {
        guard isHeld else { return }
        let place = frameOfContent
        let isLow = frame.minY - place.minY > place.height / 2
        if velocity > 0 || (velocity >= 0 && isLow) { application?.keyWindow?.endEditing(true) }
        isHeld = false
        // An observer may have shown it again, or kept it.
        let goal = frameOfContent
        guard isOnScreen, frame != goal else { return }
        let old = frame
        frame = goal
        didMove(from: old)
    }
}
