extension UIApplication {
    /// Runs `body` with animations that take no time, as `UIView.performWithoutAnimation(_:)` does in the current
    /// application, which it would have to look up.
    @inline(__always)
    final func withoutAnimation(_ body: () -> Void) {
        let wereEnabled = animationsAreEnabled
        animationsAreEnabled = false
        body()
        animationsAreEnabled = wereEnabled
    }
}
