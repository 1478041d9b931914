import Foundation

/// A value of JSON.
indirect enum JSON: Sendable {
    case null
    case integer(Int)
    case number(Double)
    case text(String)
    case list([JSON])
    /// In the order of the keys as given.
    case object([(String, JSON)])

    static func flag(_ isOn: Bool) -> JSON? { isOn ? .integer(1) : nil }

    /// An object without the keys that have no value.
    static func object(leavingOutNil pairs: [(String, JSON?)]) -> JSON {
        .object(pairs.compactMap { key, value in value.map { (key, $0) } })
    }

    /// A list of numbers.
    static func numbers(_ numbers: [Double]) -> JSON { .list(numbers.map { .number($0) }) }

    /// The value as text that may stand in a script of an HTML page.
    var text: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch self {
        case .null: text += "null"
        case .integer(let number): text += "\(number)"
        case .number(let number): text += Self.digits(number)
        case .text(let string): Self.write(string, to: &text)
        case .list(let values):
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += "," }
                value.write(to: &text)
            }
            text += "]"
        case .object(let pairs):
            text += "{"
            for (index, pair) in pairs.enumerated() {
                if index > 0 { text += "," }
                Self.write(pair.0, to: &text)
                text += ":"
                pair.1.write(to: &text)
            }
            text += "}"
        }
    }

    /// A number with at most three decimals; what is not finite, or beyond all screens, is 0.
    private static func digits(_ number: Double) -> String {
        guard number.isFinite, abs(number) < 1e12 else { return "0" }
        let thousandths = Int((number * 1000).rounded())
        if thousandths.isMultiple(of: 1000) { return "\(thousandths / 1000)" }
        var digits = "\(abs(thousandths) % 1000)"
        digits = String(repeating: "0", count: 3 - digits.count) + digits
        while digits.last == "0" { digits.removeLast() }
        return (thousandths < 0 ? "-" : "") + "\(abs(thousandths) / 1000).\(digits)"
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{0}"..<" ", "\u{7F}"..."\u{9F}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
