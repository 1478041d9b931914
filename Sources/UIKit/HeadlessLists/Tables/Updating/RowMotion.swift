/// How rows move when they are inserted, deleted, resized or swiped.
enum RowMotion {
    /// In seconds.
    static let duration = 0.3
}
