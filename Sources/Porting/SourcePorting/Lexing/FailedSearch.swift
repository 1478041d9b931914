/// A search for the end of a raw literal that found none.
///
/// Remembering it keeps the lexer linear where many literals begin and none ends.
struct FailedSearch {
    private var end = 0
    private var hashes = 0

    /// Whether a search from `position` for an end with so many `#` cannot find one either.
    func covers(_ position: Int, hashes: Int) -> Bool { position < end && hashes >= self.hashes }

    /// Notes a search that went up to `end`.
    mutating func note(upTo end: Int, hashes: Int) {
        self.end = end
        self.hashes = hashes
    }
}
