/// The previews of a target, and what of SwiftUI it declares for them alone.
struct Previews {
    private var ranges: [ObjectIdentifier: [Range<Int>]] = [:]

    /// A declaration that is left out if only previews use it.
    private struct Helper {
        let name: String
        let file: ParsedFile
        let tokens: Range<Int>
    }

    init(_ target: Target) {
        let files = target.files.filter { !$0.isContext }
        for file in files { ranges[ObjectIdentifier(file)] = Self.previews(in: file) }
        guard ranges.values.contains(where: { !$0.isEmpty }) else { return }
        var helpers = files.flatMap { Self.helpers(in: $0, target) }
        let mentions = Self.mentions(of: Set(helpers.map(\.name)), in: files)
        var hasChanged = true
        while hasChanged {
            let unused = Dictionary(grouping: helpers, by: \.name).filter { name, declarations in
                isUnused(mentions[name] ?? [], declarations)
            }
            hasChanged = !unused.isEmpty
            for helper in unused.values.joined() {
                ranges[ObjectIdentifier(helper.file), default: []].append(helper.tokens)
            }
            helpers.removeAll { unused[$0.name] != nil }
        }
    }

    /// The tokens in a file that are left out, in its order; none is in another.
    func tokens(in file: ParsedFile) -> [Range<Int>] {
        let all = ranges[ObjectIdentifier(file)] ?? []
        return all.filter { range in
            !all.contains {
                $0 != range && $0.lowerBound <= range.lowerBound && $0.upperBound >= range.upperBound
            }
        }
        .sorted { $0.lowerBound < $1.lowerBound }
    }

    /// Whether all mentions of a name are in what is left out, at least one of them, or in the declarations themselves.
    private func isUnused(_ mentions: [(file: ParsedFile, token: Int)], _ declarations: [Helper]) -> Bool {
        var isUsedByPreview = false
        for mention in mentions {
            if declarations.contains(where: { $0.file === mention.file && $0.tokens.contains(mention.token) })
            {
                continue
            }
            let left = ranges[ObjectIdentifier(mention.file)] ?? []
            guard left.contains(where: { $0.contains(mention.token) }) else { return false }
            isUsedByPreview = true
        }
        return isUsedByPreview
    }

    /// `#Preview { … }`, and the types that provide previews.
    private static func previews(in file: ParsedFile) -> [Range<Int>] {
        var found = file.types.filter {
            $0.closingBrace > 0 && $0.header.inherited.contains("PreviewProvider")
        }
        .map { $0.prefix.start..<$0.closingBrace + 1 }
        for (index, token) in file.code.enumerated() where token.text == "#Preview" && token.kind == .hashWord
        {
            var end = index
            if let close = file.closingParenthesis(behind: end) { end = close }
            while true {
                let brace = file.isPunctuation(":", at: end + 2) ? end + 3 : end + 1
                guard file.isPunctuation("{", at: brace), file.match[brace] > brace else { break }
                end = file.match[brace]
            }
            if end > index { found.append(DeclarationPrefix(file, keyword: index).start..<end + 1) }
        }
        return found.filter { file.conditions.isActive($0.lowerBound) }
    }

    /// The types of SwiftUI, and the members that return its types.
    private static func helpers(in file: ParsedFile, _ target: Target) -> [Helper] {
        var found: [Helper] = []
        for type in file.types where type.closingBrace > 0 && file.conditions.isActive(type.keywordIndex) {
            let isOpen = type.prefix.modifiers.contains("public")
            let primary = (target.primary(type.path) ?? type).header.inherited
            if !isOpen, !primary.contains("PreviewProvider"), target.declares(type.path),
                primary.contains(where: SwiftUINames.protocols.contains)
            {
                let name = String(type.path.split(separator: ".").last ?? "")
                found.append(
                    Helper(name: name, file: file, tokens: type.prefix.start..<type.closingBrace + 1))
            }
            for member in type.members where !isOpen && !member.hasModifier("public") && !type.isProtocol {
                let tokens = file.code[member.type]
                guard tokens.first?.isWord("some") ?? false,
                    tokens.contains(where: { SwiftUINames.protocols.contains($0.text) })
                else { continue }
                found.append(
                    Helper(name: member.name, file: file, tokens: member.prefix.start..<member.end + 1))
            }
        }
        return found
    }

    private static func mentions(
        of names: Set<String>, in files: [ParsedFile]
    ) -> [String: [(file: ParsedFile, token: Int)]] {
        var found: [String: [(file: ParsedFile, token: Int)]] = [:]
        for file in files {
            for (index, token) in file.code.enumerated()
            where token.kind == .identifier && names.contains(token.name) {
                found[token.name, default: []].append((file, index))
            }
        }
        return found
    }
}
