/// A checksum by which a file is recognised that was not changed since it was written.
///
/// It guards against nothing but oversight: FNV-1a in 64 bits.
package enum Checksum {
    package static func of(_ text: String) -> String {
        var value: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
