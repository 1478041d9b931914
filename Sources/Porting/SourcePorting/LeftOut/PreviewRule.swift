/// Leaves out previews with what is declared for them alone, and the import of SwiftUI where none of its names is used.
///
/// Xcode alone calls previews.
struct PreviewRule: RewritingRule {
    func apply(to rewriting: FileRewriting) {
        let file = rewriting.file
        let ranges = rewriting.target.previews.tokens(in: file)
        for range in ranges
        where rewriting.leaveOut(file.code[range.lowerBound].start..<file.code[range.upperBound - 1].end) {
            rewriting.note(.preview)
        }
        let imports = file.imports.filter { $0.module == "SwiftUI" }
        guard !imports.isEmpty, !usesSwiftUI(rewriting, without: ranges) else { return }
        for found in imports where file.conditions.isActive(found.keyword) {
            rewriting.removedImports.insert(found.keyword)
            rewriting.remove(found.start, through: found.end, as: .preview)
        }
    }

    private func usesSwiftUI(_ rewriting: FileRewriting, without ranges: [Range<Int>]) -> Bool {
        let file = rewriting.file
        var next = 0
        for (index, token) in file.code.enumerated() {
            while next < ranges.count, ranges[next].upperBound <= index { next += 1 }
            if next < ranges.count, ranges[next].contains(index) { continue }
            guard SwiftUINames.contains(token), file.conditions.isActive(index) else { continue }
            // A label, a member or a name of the target's own.
            if token.kind == .identifier,
                file.isPunctuation(".", at: index - 1) && !file.isWord("SwiftUI", at: index - 2)
                    || rewriting.target.path(of: token.name, in: file.enclosingType(of: index)?.path) != nil
            {
                continue
            }
            return true
        }
        return false
    }
}
