/// An object that can restore an activity's state.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring {
    /// Restores the activity's state.
    func restoreUserActivityState(_ activity: NSUserActivity)
}
