/// What became of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
    /// There is new data.
    case newData
    /// There is no new data.
    case noData
    /// The fetch failed.
    case failed
}
