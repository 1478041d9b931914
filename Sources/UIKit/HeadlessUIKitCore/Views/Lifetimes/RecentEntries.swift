/// The last entries of a log, as many as its limit; those before them are forgotten.
struct RecentEntries<Entry> {
    let limit: Int

    /// A ring once it is full: the oldest entry is the next to be replaced.
    private var ring: [Entry] = []
    private var next = 0

    init(limit: Int) {
        self.limit = limit
    }

    mutating func add(_ entry: Entry) {
        if ring.count < limit {
            ring.append(entry)
        } else {
            ring[next] = entry
            next = (next + 1) % limit
        }
    }

    func last(where condition: (Entry) -> Bool) -> Entry? {
        ring[..<next].last(where: condition) ?? ring[next...].last(where: condition)
    }
}
