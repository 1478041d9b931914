import Testing

@testable import HeadlessUIKitCore

/// The same numbers with the operations of the standard library.
private struct PlainStates: OptionSet {
    let rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }
}

@Suite("A view's states in one word") struct ViewStateTests {
    /// Numbers with few, many, all and no bits.
    private static let numbers: [UInt32] =
        [0, 1, 1 << 31, .max, 0x5555_5555, 0xAAAA_AAAA]
        + (1...40).map { UInt32(truncatingIfNeeded: 2_654_435_761 &* UInt64($0)) }
        + (0..<32).map { 1 << $0 }

    @Test("The operations of view states give what those of option sets give")
    func operations() {
        for left in Self.numbers {
            for right in Self.numbers {
                var (state, plain) = (ViewState(rawValue: left), PlainStates(rawValue: left))
                let (other, plainOther) = (ViewState(rawValue: right), PlainStates(rawValue: right))
                #expect(state.contains(other) == plain.contains(plainOther))
                #expect(state.isDisjoint(with: other) == plain.isDisjoint(with: plainOther))
                let (inserted, plainInserted) = (state.insert(other), plain.insert(plainOther))
                #expect(inserted.inserted == plainInserted.inserted)
                #expect(state.rawValue == plain.rawValue)
                (state, plain) = (ViewState(rawValue: left), PlainStates(rawValue: left))
                #expect(state.remove(other)?.rawValue == plain.remove(plainOther)?.rawValue)
                #expect(state.rawValue == plain.rawValue)
                (state, plain) = (ViewState(rawValue: left), PlainStates(rawValue: left))
                state.formUnion(other)
                plain.formUnion(plainOther)
                #expect(state.rawValue == plain.rawValue)
                state.subtract(other)
                plain.subtract(plainOther)
                #expect(state.rawValue == plain.rawValue)
            }
        }
    }
}
