/// Expands data that was compressed by the method "deflate", as RFC 1951 specifies it.
struct Inflate {
    private let input: [UInt8]
    private var place: Int
    private var bits: UInt32 = 0
    private var bitCount: UInt32 = 0
    private var output: [UInt8] = []

    /// Expands `input` from a byte on, to `limit` bytes at most; `nil` for data that is damaged.
    static func expand(_ input: [UInt8], from start: Int, limit: Int) -> [UInt8]? {
        var inflate = Inflate(input: input, place: start)
        return inflate.run(limit) ? inflate.output : nil
    }

    private init(input: [UInt8], place: Int) {
        self.input = input
        self.place = place
    }

    private mutating func run(_ limit: Int) -> Bool {
        while true {
            guard let isLast = take(1), let kind = take(2) else { return false }
            let isDone: Bool
            switch kind {
            case 0: isDone = copyStored(limit)
            case 1: isDone = expandBlock(Self.fixedLiterals, Self.fixedDistances, limit)
            case 2:
                guard let (literals, distances) = readCodes() else { return false }
                isDone = expandBlock(literals, distances, limit)
            default: return false
            }
            guard isDone else { return false }
            if isLast == 1 { return true }
        }
    }

    // MARK: Bits

    private mutating func take(_ count: UInt32) -> Int? {
        while bitCount < count {
            guard place < input.count else { return nil }
            bits |= UInt32(input[place]) << bitCount
            place += 1
            bitCount += 8
        }
        let value = bits & ((1 << count) - 1)
        bits >>= count
        bitCount -= count
        return Int(value)
    }

    private mutating func take(_ code: HuffmanCode) -> Int? {
        var (value, first, index) = (0, 0, 0)
        for length in 1..<code.counts.count {
            guard let bit = take(1) else { return nil }
            value |= bit
            let count = code.counts[length]
            if value - count < first {
                let symbol = index + value - first
                return code.symbols.indices.contains(symbol) ? code.symbols[symbol] : nil
            }
            index += count
            first = (first + count) << 1
            value <<= 1
        }
        return nil
    }

    // MARK: Blocks

    private mutating func copyStored(_ limit: Int) -> Bool {
        bits = 0
        bitCount = 0
        guard place + 4 <= input.count else { return false }
        let length = Int(input[place]) | Int(input[place + 1]) << 8
        place += 4
        guard place + length <= input.count, output.count + length <= limit else { return false }
        output += input[place..<place + length]
        place += length
        return true
    }

    private mutating func expandBlock(_ literals: HuffmanCode, _ distances: HuffmanCode, _ limit: Int) -> Bool
    {
        while let symbol = take(literals) {
            if symbol == 256 { return true }
            guard symbol > 256 else {
                guard output.count < limit else { return false }
                output.append(UInt8(symbol))
                continue
            }
            guard symbol - 257 < Self.lengths.count, let more = take(Self.lengths[symbol - 257].bits),
                let code = take(distances), code < Self.distances.count,
                let farther = take(Self.distances[code].bits)
            else { return false }
            let length = Self.lengths[symbol - 257].base + more
            let distance = Self.distances[code].base + farther
            guard distance <= output.count, output.count + length <= limit else { return false }
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
        return false
    }

    private mutating func readCodes() -> (HuffmanCode, HuffmanCode)? {
        guard let literalCount = take(5), let distanceCount = take(5), let codeCount = take(4) else {
            return nil
        }
        var lengths = [Int](repeating: 0, count: 19)
        for index in 0..<codeCount + 4 {
            guard let length = take(3) else { return nil }
            lengths[Self.codeOrder[index]] = length
        }
        let code = HuffmanCode(lengths)
        let total = literalCount + 257 + distanceCount + 1
        var all: [Int] = []
        while all.count < total {
            guard let symbol = take(code) else { return nil }
            switch symbol {
            case 0..<16: all.append(symbol)
            case 16:
                guard let last = all.last, let more = take(2) else { return nil }
                all += [Int](repeating: last, count: 3 + more)
            case 17:
                guard let more = take(3) else { return nil }
                all += [Int](repeating: 0, count: 3 + more)
            default:
                guard let more = take(7) else { return nil }
                all += [Int](repeating: 0, count: 11 + more)
            }
        }
        guard all.count == total else { return nil }
        return (
            HuffmanCode(Array(all[..<(literalCount + 257)])), HuffmanCode(Array(all[(literalCount + 257)...]))
        )
    }
}

/// A prefix code: how many symbols have each length, and the symbols in order of their codes.
private struct HuffmanCode {
    private(set) var counts = [Int](repeating: 0, count: 16)
    private(set) var symbols: [Int] = []

    init(_ lengths: [Int]) {
        for length in lengths where length > 0 { counts[length] += 1 }
        for length in 1..<16 {
            for (symbol, own) in lengths.enumerated() where own == length { symbols.append(symbol) }
        }
    }
}

// The tables of RFC 1951, sections 3.2.5 to 3.2.7.
extension Inflate {
    private typealias Range = (base: Int, bits: UInt32)

    private static let lengths: [Range] = [
        (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 0), (11, 1), (13, 1), (15, 1), (17, 1),
        (19, 2), (23, 2), (27, 2), (31, 2), (35, 3), (43, 3), (51, 3), (59, 3), (67, 4), (83, 4), (99, 4),
        (115, 4), (131, 5), (163, 5), (195, 5), (227, 5), (258, 0),
    ]
    private static let distances: [Range] = [
        (1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (7, 1), (9, 2), (13, 2), (17, 3), (25, 3), (33, 4), (49, 4),
        (65, 5), (97, 5), (129, 6), (193, 6), (257, 7), (385, 7), (513, 8), (769, 8), (1025, 9), (1537, 9),
        (2049, 10), (3073, 10), (4097, 11), (6145, 11), (8193, 12), (12289, 12), (16385, 13), (24577, 13),
    ]
    private static let codeOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    private static let fixedLiterals = HuffmanCode(
        (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
    private static let fixedDistances = HuffmanCode([Int](repeating: 5, count: 30))
}
