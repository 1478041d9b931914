/// Rewrites initializers of the system's classes that are called by a class that is known only when the program runs.
///
/// Swift calls those that Objective-C declares by a metatype, and its own only if they are `required`. UIKit's
/// product has methods that make the object by its class: `T(frame: .zero)` becomes `T.instance(frame: .zero)`.
struct MetatypeInitializerRule: RewritingRule {
    func apply(to rewriting: FileRewriting) {
        let file = rewriting.file
        for (index, token) in file.code.enumerated() where token.kind == .identifier {
            guard file.isPunctuation("(", at: index + 1), file.code[index + 1].start == token.end,
                file.match[index + 1] > index + 1
            else { continue }
            if token.text == "init" {
                if file.isPunctuation(".", at: index - 1) { rewriteMember(index, rewriting) }
            } else if token.text.first?.isUppercase ?? false, !file.isPunctuation(".", at: index - 1),
                !isDeclared(token.name, at: index, rewriting)
            {
                let bounds = ClassBounds(file: file, target: rewriting.target).ofType(token.name, at: index)
                rewrite(index, from: token.end, bounds, rewriting)
            }
        }
    }

    private func isDeclared(_ name: String, at index: Int, _ rewriting: FileRewriting) -> Bool {
        let file = rewriting.file
        if ["func", "class", "struct", "enum", "case", "macro"].contains(file.token(index - 1)?.text) {
            return true
        }
        return UIKitNames.contains(name)
            || rewriting.target.path(of: name, in: file.enclosingType(of: index)?.path) != nil
    }

    /// `object.init(…)`, in which the object is a class.
    private func rewriteMember(_ index: Int, _ rewriting: FileRewriting) {
        let file = rewriting.file
        let bounds = ClassBounds(file: file, target: rewriting.target)
        var object = index - 2
        guard var token = file.token(object) else { return }
        let start = token.end
        if token.isPunctuation("]"), file.match[object] > 0 {
            object = file.match[object] - 1
            token = file.code[object]
        }
        var found: [String] = []
        if token.isPunctuation(")"), file.match[object] >= 0 {
            found = ofParentheses(file.match[object], object, bounds, rewriting)
        } else if token.isWord("self") {
            guard isInStaticMethod(index, file) else { return }
            found = bounds.ofType("Self", at: index)
        } else if token.kind == .identifier {
            let isType = token.text.first?.isUppercase ?? false
            if isType, isDeclared(token.name, at: object, rewriting) { return }
            found = isType ? bounds.ofType(token.name, at: index) : bounds.ofVariable(token.name)
        }
        rewrite(index, from: start, found, rewriting)
    }

    /// The bounds of `type(of: self)` and of `(object as? UIView.Type)`.
    private func ofParentheses(
        _ open: Int, _ close: Int, _ bounds: ClassBounds, _ rewriting: FileRewriting
    ) -> [String] {
        let file = rewriting.file
        if file.isWord("type", at: open - 1), file.isWord("of", at: open + 1) {
            guard close == open + 4 else { return [] }
            if file.isWord("self", at: open + 3) { return bounds.ofType("Self", at: open) }
            return rewriting.target.variables.type(of: file.code[open + 3].name).map { [$0] } ?? []
        }
        guard file.isWord("Type", at: close - 1),
            let cast = (open..<close).first(where: { file.code[$0].isWord("as") })
        else { return [] }
        let start = file.code[cast + 1].isOptionalMark ? cast + 2 : cast + 1
        return ClassBounds.composition(at: file.isPunctuation("(", at: start) ? start + 1 : start, file)
    }

    /// Whether `self` is the class: in a method that is static.
    private func isInStaticMethod(_ index: Int, _ file: ParsedFile) -> Bool {
        file.enclosingType(of: index)?.members.last { $0.keywordIndex < index }.map {
            $0.isStatic && $0.end > index
        }
            ?? false
    }

    /// Replaces what stands between the class and the arguments.
    private func rewrite(_ name: Int, from start: Int, _ bounds: [String], _ rewriting: FileRewriting) {
        let file = rewriting.file
        let open = name + 1
        let labels = CallLabels.of(open, file)
        let scope = file.enclosingType(of: name)?.path
        let ancestry = Set(
            bounds.flatMap { rewriting.target.ancestry(of: rewriting.target.path(of: $0, in: scope) ?? $0) })
        guard !hasOwn(labels, ancestry, rewriting.target),
            Self.makers.contains(where: { $0.labels == labels && ancestry.contains($0.owner) })
        else { return }
        rewriting.note(.metatypeInitializer)
        if labels.isEmpty {
            rewriting.edits.insert("madeByClass: ()", at: file.code[open].end)
        } else {
            rewriting.edits.replace(start..<file.code[open].start, with: ".instance")
        }
    }

    /// Whether the target declares such an initializer for one of the types, which Swift calls then.
    private func hasOwn(_ labels: [String], _ ancestry: Set<String>, _ target: Target) -> Bool {
        let labels = labels.map { $0 == "_" ? "" : $0 }
        return (target.members["init"] ?? []).contains { other in
            other.member.labels == labels && ancestry.contains(other.type.path)
                && (other.type.isProtocol || other.member.hasModifier("required"))
        }
    }

    /// The initializers that UIKit's product calls by the class.
    private static let makers: [(labels: [String], owner: String)] = [
        ([], "NSObject"), (["frame"], "UIView"), (["nibName", "bundle"], "UIViewController"),
        (["style", "reuseIdentifier"], "UITableViewCell"),
        (["reuseIdentifier"], "UITableViewHeaderFooterView"),
        (["identifier", "source", "destination"], "UIStoryboardSegue"),
    ]
}
