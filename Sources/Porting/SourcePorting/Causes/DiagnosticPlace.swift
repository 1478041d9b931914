/// Where an error stands among the declarations of its file.
struct DiagnosticPlace {
    /// The type around it, as a path such as `Form.Field`; `nil` outside of types.
    var type: String?
    /// Whether it stands in what others see of the type: its header, or a member outside of bodies.
    var isInterface = false
    /// Whether it stands in the type's header.
    var isHeader = false

    /// A place outside of types.
    init() {}

    /// Finds the place of an error; lines are those of the original file, columns nearly so.
    init(_ error: CompilerDiagnostic, in file: ParsedFile) {
        guard let index = Self.token(error.line, error.column, file) else { return }
        if let type = file.types.last(where: { ($0.prefix.start..<$0.header.brace).contains(index) }) {
            self.type = type.path
            isHeader = true
            isInterface = true
            return
        }
        isInterface = true
        var opener = file.opener[index]
        while opener >= 0 {
            if let type = file.typeAtBrace[opener], file.types[type].header.brace == opener {
                self.type = file.types[type].path
                return
            }
            if file.isPunctuation("{", at: opener) { isInterface = false }
            opener = file.opener[opener]
        }
        isInterface = false
    }

    /// The last token at or in front of a place on its line, or the line's first.
    private static func token(_ line: Int, _ column: Int, _ file: ParsedFile) -> Int? {
        func isBehind(_ index: Int) -> Bool {
            let start = file.code[index].start
            return (file.line(at: start), file.column(at: start)) > (line, column)
        }
        var low = 0
        var high = file.code.count
        while low < high {
            let middle = (low + high) / 2
            if isBehind(middle) { high = middle } else { low = middle + 1 }
        }
        let before = low - 1
        if before >= 0, file.line(at: file.code[before].start) == line { return before }
        return low < file.code.count && file.line(at: file.code[low].start) == line ? low : nil
    }
}
