/// Values by the ids of a file.
///
/// Each object of a nib is kept by its id, and each item of a constraint is looked up by one. Ids are short and do not
/// come from strangers, so a plain hash of their characters serves; a look-up in a `Dictionary` takes 340 instructions.
struct IDTable<Value> {
    /// In the order in which they came.
    private var entries: [(id: String, value: Value)] = []
    /// The numbers of the entries, each in the place of its hash, or in the next free one behind, and -1 where there is
    /// none; a power of two, of which at most two thirds are taken.
    private var places: [Int32] = []

    var count: Int { entries.count }

    /// Makes room at once for so many values.
    mutating func reserveCapacity(_ count: Int) {
        guard places.count * 2 < count * 3 else { return }
        var size = max(places.count, 8)
        while size * 2 < count * 3 { size *= 2 }
        entries.reserveCapacity(size * 2 / 3)
        places = Array(repeating: -1, count: size)
        for number in entries.indices { places[place(of: entries[number].id)] = Int32(number) }
    }

    /// The value of an id.
    ///
    /// - Complexity: O(1) on average.
    subscript(id: String) -> Value? {
        guard !places.isEmpty, case let number = places[place(of: id)], number >= 0 else { return nil }
        return entries[Int(number)].value
    }

    /// Sets the value of an id.
    ///
    /// - Parameter replaces: whether it takes the place of the value that the id has already, if any.
    mutating func set(_ value: Value, as id: String, replaces: Bool) {
        reserveCapacity(entries.count + 1)
        let place = place(of: id)
        if places[place] < 0 {
            places[place] = Int32(entries.count)
            entries.append((id, value))
        } else if replaces {
            entries[Int(places[place])].value = value
        }
    }

    /// The ids that have values, in the order in which they had one first.
    var ids: [String] { entries.map(\.id) }

    /// The values, in the order of the ids.
    var values: [Value] { entries.map(\.value) }

    /// The place of the entry with an id, or else the one where it belongs.
    private func place(of id: String) -> Int {
        let mask = places.count - 1
        var place = id.plainHash & mask
        while case let number = places[place], number >= 0, entries[Int(number)].id != id {
            place = (place + 1) & mask
        }
        return place
    }
}

extension String {
    /// A number that the same characters always have.
    fileprivate var plainHash: Int {
        if let hash = utf8.withContiguousStorageIfAvailable(Self.hash) { return hash }
        return Array(utf8).withUnsafeBufferPointer(Self.hash)
    }

    private static func hash(_ characters: UnsafeBufferPointer<UInt8>) -> Int {
        var (hash, index) = (characters.count, 0)
        while index < characters.count {
            hash = (hash ^ Int(characters[index])) &* 0x100_0000_01B3
            index &+= 1
        }
        return hash ^ hash >> 32
    }
}
