/// Some slots of an index, usually one.
enum SlotSet {
    case none
    case one(Int32)
    case several(Set<Int32>)

    var isEmpty: Bool {
        switch self {
        case .none: true
        case .one: false
        case .several(let slots): slots.isEmpty
        }
    }

    mutating func insert(_ slot: Int32) {
        switch self {
        case .none: self = .one(slot)
        case .one(let other): self = .several([other, slot])
        case .several(var slots):
            self = .none
            slots.insert(slot)
            self = .several(slots)
        }
    }

    mutating func remove(_ slot: Int32) {
        switch self {
        case .none: return
        case .one(let other): if other == slot { self = .none }
        case .several(var slots):
            self = .none
            slots.remove(slot)
            self = .several(slots)
        }
    }

    /// In no particular order.
    func append(to slots: inout [Int32]) {
        switch self {
        case .none: return
        case .one(let slot): slots.append(slot)
        case .several(let several): slots.append(contentsOf: several)
        }
    }

    /// The slots by the texts in the columns.
    static func sets(by texts: ContiguousArray<String?>, _ others: [Int32: [String]] = [:])
        -> [String: SlotSet]
    {
        var sets: [String: SlotSet] = [:]
        sets.reserveCapacity(texts.count)
        for (slot, text) in texts.enumerated() {
            if let text { sets[text, default: .none].insert(Int32(truncatingIfNeeded: slot)) }
        }
        for (slot, texts) in others {
            for text in texts { sets[text, default: .none].insert(slot) }
        }
        return sets
    }
}

extension [String: SlotSet] {
    mutating func remove(_ slot: Int32, at key: String) {
        guard let index = index(forKey: key) else { return }
        values[index].remove(slot)
        if values[index].isEmpty { remove(at: index) }
    }
}
