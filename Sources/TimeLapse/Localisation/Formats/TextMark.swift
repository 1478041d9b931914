import Foundation
import Synchronization

/// The mark by which a format is known again as one with plural rules.
///
/// On Apple's platforms, the text that `NSLocalizedString` returns is an object that has its rules with it. Here it
/// ends with characters that are not shown and are part of the last letter: eight variation selectors, of which other
/// texts have one at most.
enum TextMark {
    private static let known = Mutex<[UInt64: VariedText]>([:])
    private static let length = 8
    /// The first of as many selectors as seven bits have values.
    private static let first: UInt32 = 0xE0100

    /// Returns a format with a mark.
    static func marked(_ format: String, _ text: VariedText) -> String {
        let mask: UInt64 = 1 << (7 * UInt64(length)) - 1
        let number = known.withLock { known in
            // The same in each run, unless two bundles have the text.
            var number = text.number & mask
            while let other = known[number], other !== text { number = (number + 1) & mask }
            known[number] = text
            return number
        }
        var marked = format
        for index in 0..<length {
            let digit = UInt32(truncatingIfNeeded: number >> (7 * UInt64(index))) & 127
            if let selector = Unicode.Scalar(first + digit) { marked.unicodeScalars.append(selector) }
        }
        return marked
    }

    /// Takes the mark out of a format; the text is `nil` if there is none.
    static func unmarked(_ format: String) -> (format: String, text: VariedText?) {
        let scalars = Array(format.unicodeScalars)
        var start = 0
        for end in scalars.indices {
            guard (first..<first + 128).contains(scalars[end].value) else {
                start = end + 1
                continue
            }
            guard end + 1 - start == length else { continue }
            let number = scalars[start...end].reversed().reduce(UInt64(0)) {
                $0 << 7 | UInt64($1.value - first)
            }
            guard let text = known.withLock({ $0[number] }) else { break }
            var rest = String.UnicodeScalarView(scalars[..<start])
            rest.append(contentsOf: scalars[(end + 1)...])
            return (String(rest), text)
        }
        return (format, nil)
    }
}
