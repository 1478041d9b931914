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
}
