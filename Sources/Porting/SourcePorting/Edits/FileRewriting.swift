/// The rewriting of one file: what the rules have changed and noted so far.
final class FileRewriting {
    let file: ParsedFile
    let target: Target
    let options: RewritingOptions
    var edits = SourceEdits()
    /// The ranges of members that moved into a class, in the order of the file.
    private var moved: [Range<Int>] = []
    /// The lines that move into a class of this file, by the class's closing brace.
    var insertions: [Int: String] = [:]
    /// The modules that what moves here needs, and this file does not import.
    var importsFromMoves: [String] = []
    /// The imports that are left out, by their keywords.
    var removedImports: Set<Int> = []
    /// What is declared in front of the file, on its first line.
    var declarations: [String] = []
    private var counts: [RewrittenForm: Int] = [:]
    private var warnings: [PortingWarning] = []

    init(_ file: ParsedFile, _ target: Target, _ options: RewritingOptions) {
        self.file = file
        self.target = target
        self.options = options
    }

    /// Counts something that was rewritten.
    func note(_ form: RewrittenForm) { counts[form, default: 0] += 1 }

    /// Notes something that cannot be rewritten, at a token.
    func warn(at token: Int, _ message: String) {
        let offset = file.code[token].start
        warnings.append(
            PortingWarning(
                file: file.path, line: file.line(at: offset), column: file.column(at: offset),
                message: message))
    }

    /// Puts a text in the place of tokens; the line ends between them are kept at its end, in front of `closing`.
    func replace(
        _ first: Int, through last: Int, with text: String, closing: String = "", as form: RewrittenForm
    ) {
        let range = file.code[first].start..<file.code[last].end
        edits.replace(range, with: text + lineEnds(in: range) + closing)
        note(form)
    }

    /// Removes tokens with the spaces behind them.
    func remove(_ first: Int, through last: Int, as form: RewrittenForm) {
        let start = file.code[first].start
        var end = file.code[last].end
        let ends = lineEnds(in: start..<end)
        while end < file.bytes.count, ByteClasses.isSpace(file.bytes[end]) { end += 1 }
        edits.replace(start..<end, with: ends)
        note(form)
    }

    /// Leaves out a range except for its line ends; returns whether it does not overlap one that is left out already.
    ///
    /// Ranges of members overlap only where code is incomplete.
    func leaveOut(_ range: Range<Int>) -> Bool {
        // Mostly they come in the order of the file. None overlaps another, so neighbours tell.
        var place = moved.count
        while place > 0, moved[place - 1].lowerBound > range.lowerBound { place -= 1 }
        let neighbours = moved[max(place - 1, 0)..<min(place + 1, moved.count)]
        guard !neighbours.contains(where: { $0.overlaps(range) }) else { return false }
        moved.insert(range, at: place)
        return true
    }

    func lineEnds(in range: Range<Int>) -> String {
        String(decoding: file.bytes[range].filter(ByteClasses.isLineEnd), as: UTF8.self)
    }

    /// What was rewritten, and what could not be.
    var report: FileReport {
        FileReport(
            path: file.path,
            counts: RewrittenForm.allCases.compactMap { form in
                counts[form].map { FileReport.Count(form: form, count: $0) }
            },
            warnings: warnings.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
    }

    /// The source after all changes.
    func rewrittenText() -> String {
        var result = ""
        var position = 0
        for range in moved {
            result += edits.text(of: position..<range.lowerBound, in: file.bytes, isMoved: false)
            result += lineEnds(in: range)
            position = range.upperBound
        }
        return result + edits.text(of: position..<file.bytes.count, in: file.bytes, isMoved: false)
    }
}
