/// A control's handlers, in the order in which they were added.
///
/// Where there are many, those of a target or an action are found without a look at each, and one that is removed leaves
/// a gap until half are gaps: adding and removing *n* takes O(*n*).
struct ControlHandlers {
    private var slots: [ControlHandler?] = []
    private var places: Places?

    /// Where the handlers are, kept only where there are many.
    private final class Places {
        var ofReceiver: [ControlHandler.Receiver: [Int]] = [:]
        var gapCount = 0
    }

    /// The number from which the places are kept.
    private static let many = 16

    var isEmpty: Bool { slots.isEmpty }

    /// The handlers that are there now.
    var all: some Sequence<ControlHandler> { slots.lazy.compactMap(\.self) }

    /// Adds a handler as the last one.
    mutating func append(_ handler: ControlHandler) {
        slots.append(handler)
        if let places {
            places.ofReceiver[handler.receiver, default: []].append(slots.count - 1)
        } else if slots.count == Self.many {
            notePlaces()
        }
    }

    /// Adds events to the first handler of `receiver` that is meant.
    ///
    /// - Returns: whether there is one.
    mutating func add(
        _ events: UIControl.Event, of receiver: ControlHandler.Receiver,
        where isMeant: (ControlHandler) -> Bool
    ) -> Bool {
        for index in indices(of: receiver) {
            guard let handler = slots[index], isMeant(handler) else { continue }
            slots[index]?.events.formUnion(events)
            return true
        }
        return false
    }

    /// Removes events from the handlers of `receiver`, or of all, that are meant; those without any left go.
    mutating func remove(
        _ events: UIControl.Event, of receiver: ControlHandler.Receiver?,
        where isMeant: (ControlHandler) -> Bool
    ) {
        var gaps = 0
        for index in indices(of: receiver) {
            guard var handler = slots[index], isMeant(handler) else { continue }
            handler.events.subtract(events)
            if handler.events.isEmpty { gaps += 1 }
            slots[index] = handler.events.isEmpty ? nil : handler
        }
        if gaps > 0 { close(gaps, of: receiver) }
    }

    /// The places of a receiver's handlers, and perhaps of others; all places for no receiver.
    private func indices(of receiver: ControlHandler.Receiver?) -> [Int] {
        guard let receiver, let places else { return Array(slots.indices) }
        return places.ofReceiver[receiver] ?? []
    }

    /// Closes the gaps, or keeps in mind that a receiver has fewer handlers where gaps are few.
    private mutating func close(_ gaps: Int, of receiver: ControlHandler.Receiver?) {
        if let places, let receiver {
            places.gapCount += gaps
            places.ofReceiver[receiver]?.removeAll { slots[$0] == nil }
            if places.ofReceiver[receiver]?.isEmpty == true { places.ofReceiver[receiver] = nil }
            guard places.gapCount * 2 > slots.count else { return }
        }
        slots.removeAll { $0 == nil }
        places = nil
        if slots.count >= Self.many { notePlaces() }
    }

    private mutating func notePlaces() {
        let places = Places()
        for (index, handler) in slots.enumerated() {
            if let handler { places.ofReceiver[handler.receiver, default: []].append(index) }
        }
        self.places = places
    }
}
