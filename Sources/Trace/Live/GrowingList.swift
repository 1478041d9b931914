import JSONWriting

/// A list of JSON as text that is only appended to, so that what is in it is written once.
struct GrowingList {
    private(set) var count = 0
    private var text = ""

    mutating func append(_ value: JSON) {
        if count > 0 { text += "," }
        text += value.lineForScript
        count += 1
    }

    mutating func append(_ values: [JSON]) {
        for value in values { append(value) }
    }

    /// The list; `values` are in it at the end, and are not kept.
    func written(with values: [JSON] = []) -> String {
        let rest = values.map(\.lineForScript).joined(separator: ",")
        return "[" + text + (count > 0 && !values.isEmpty ? "," : "") + rest + "]"
    }
}
