/// What is called for events, and found by what receives the calls.
protocol ReceiverEntry {
    associatedtype Receiver: Hashable

    /// What receives the calls, such as the address of a target.
    var receiver: Receiver { get }
}

/// The targets and actions of a control or a recognizer, in the order in which they were added.
///
/// Where there are many, those of a receiver are found without a look at each, and one that is removed leaves a gap until
/// half are gaps: adding and removing *n* takes O(*n*).
struct ReceiverList<Entry: ReceiverEntry> {
    private var slots: [Entry?] = []
    private var places: Places?

    /// Where the entries are, kept only where there are many.
    private final class Places {
        var ofReceiver: [Entry.Receiver: [Int]] = [:]
        var gapCount = 0
    }

    /// The number from which the places are kept.
    private static var many: Int { 16 }

    var isEmpty: Bool { slots.isEmpty }

    var all: some Sequence<Entry> { slots.lazy.compactMap(\.self) }

    mutating func append(_ entry: Entry) {
        slots.append(entry)
        if let places {
            places.ofReceiver[entry.receiver, default: []].append(slots.count - 1)
        } else if slots.count == Self.many {
            notePlaces()
        }
    }

    func contains(of receiver: Entry.Receiver, where predicate: (Entry) -> Bool) -> Bool {
        indices(of: receiver).contains { slots[$0].map(predicate) ?? false }
    }

    /// Changes the entries of a receiver, or of all, but not their receivers; those for which `change` returns false go.
    mutating func change(of receiver: Entry.Receiver?, _ change: (inout Entry) -> Bool) {
        var gaps = 0
        for index in indices(of: receiver) {
            guard var entry = slots[index] else { continue }
            let stays = change(&entry)
            if !stays { gaps += 1 }
            slots[index] = stays ? entry : nil
        }
        if gaps > 0 { close(gaps, of: receiver) }
    }

    /// The places of a receiver's entries; all places for no receiver.
    private func indices(of receiver: Entry.Receiver?) -> [Int] {
        guard let receiver else { return Array(slots.indices) }
        return places.map { $0.ofReceiver[receiver] ?? [] }
            ?? slots.indices.filter { slots[$0]?.receiver == receiver }
    }

    /// Closes the gaps, or keeps in mind that a receiver has fewer entries where gaps are few.
    private mutating func close(_ gaps: Int, of receiver: Entry.Receiver?) {
        if let places, let receiver {
            places.gapCount += gaps
            let left = places.ofReceiver[receiver, default: []].filter { slots[$0] != nil }
            places.ofReceiver[receiver] = left.isEmpty ? nil : left
            guard places.gapCount * 2 > slots.count else { return }
        }
        slots.removeAll { $0 == nil }
        places = nil
        if slots.count >= Self.many { notePlaces() }
    }

    private mutating func notePlaces() {
        let places = Places()
        for (index, entry) in slots.enumerated() {
            if let entry { places.ofReceiver[entry.receiver, default: []].append(index) }
        }
        self.places = places
    }
}
