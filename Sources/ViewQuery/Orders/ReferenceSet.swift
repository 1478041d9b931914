import HeadlessUIKit

/// A set of views that is made once and compared with very many: an open hash table of addresses.
struct ReferenceSet {
    /// The addresses, each at its hash or in one of the next places; 0 where there is none.
    private var table: ContiguousArray<UInt>
    private let bits: Int

    init(_ views: [ViewReference]) {
        // A quarter of it is used at most, so that nearly all look-ups end at the first place.
        bits = max(4, Int.bitWidth - (views.count * 4).leadingZeroBitCount)
        table = ContiguousArray(repeating: 0, count: 1 << bits)
        for view in views {
            let address = UInt(bitPattern: view.toOpaque())
            var place = address.spread(over: bits)
            while table[place] != 0 { place = (place + 1) & (table.count - 1) }
            table[place] = address
        }
    }

    func contains(_ view: ViewReference) -> Bool {
        let address = UInt(bitPattern: view.toOpaque())
        return table.withUnsafeBufferPointer { table in
            var place = address.spread(over: bits)
            while table[place] != 0 {
                if table[place] == address { return true }
                place = (place + 1) & (table.count - 1)
            }
            return false
        }
    }
}

extension UInt {
    /// A number of so many bits for an address: by the golden ratio, whose multiples are far apart.
    func spread(over bits: Int) -> Int {
        Int((self &* 0x9e37_79b9_7f4a_7c15) >> UInt(UInt.bitWidth &- bits))
    }
}
