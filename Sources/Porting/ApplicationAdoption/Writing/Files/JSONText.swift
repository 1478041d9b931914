import Foundation

/// JSON as a person would write it.
enum JSONText {
    static let lineLimit = 100

    /// A text between quotation marks.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// An array, on one line if it is short.
    static func array(_ values: [String], indented indent: Int) -> String {
        let items = values.map(quoted)
        let line = "[\(items.joined(separator: ", "))]"
        guard line.count > lineLimit - indent - 16 else { return line }
        let margin = String(repeating: " ", count: indent)
        return "[\n" + items.map { "\(margin)    \($0)" }.joined(separator: ",\n") + "\n\(margin)]"
    }
}
