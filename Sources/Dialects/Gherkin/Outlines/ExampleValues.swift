/// The values of a row of examples, by the names of their columns.
struct ExampleValues {
    /// Each placeholder, with its angle brackets, and what it stands for; of equal ones, the first counts.
    private let values: [(placeholder: String, value: String)]

    /// No values: texts stay as they are.
    init() {
        values = []
    }

    init(names: [String], _ cells: [String]) {
        values = zip(names, cells).map { ("<\($0)>", $1) }
    }

    /// The text with values in the places of placeholders; angle brackets around something else stay.
    ///
    /// - Complexity: O(*n* × *m*) in the text's opening angle brackets and the columns.
    func fill(_ text: String) -> String {
        guard !values.isEmpty, text.contains("<") else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "<") {
            result += rest[..<start]
            rest = rest[start...]
            if let (placeholder, value) = values.first(where: { rest.hasPrefix($0.placeholder) }) {
                result += value
                rest = rest.dropFirst(placeholder.count)
            } else {
                result.append(rest.removeFirst())
            }
        }
        return result + rest
    }
}
