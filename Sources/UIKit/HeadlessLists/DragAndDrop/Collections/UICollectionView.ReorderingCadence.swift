extension UICollectionView {
    /// How quickly items make room for one that is dragged over them.
    ///
    /// Apple documents no durations: `fast` waits for 0.15 seconds here, `slow` for 0.5.
    public enum ReorderingCadence: Int, Sendable {
        /// At once.
        case immediate
        /// After a short time at a place.
        case fast
        /// After a longer time at a place.
        case slow

        /// How long the finger rests before items make room.
        var delay: Duration {
            switch self {
            case .immediate: .zero
            case .fast: .milliseconds(150)
            case .slow: .milliseconds(500)
            }
        }
    }
}
