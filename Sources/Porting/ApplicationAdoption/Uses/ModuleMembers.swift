import SourcePorting

/// The members that modules which are not there add to Apple's classes, as far as their names tell of the module:
/// `view.snp.makeConstraints { … }` of SnapKit, and `imageView.sd_setImage(with: url)` of SDWebImage.
struct ModuleMembers {
    /// The modules, in the order of their names.
    private let modules: [String]
    /// The names of members that the application declares itself.
    private let own: Set<String>
    private static let keywords: Set<String> = ["let", "var", "func", "case"]

    init(of modules: [String], _ files: [ParsedFile]) {
        self.modules = modules.sorted()
        own = Set(
            files.flatMap { file in
                file.code.indices.lazy.filter { Self.keywords.contains(file.code[$0].text) }
                    .compactMap { file.token($0 + 1)?.name }
            })
    }

    /// Adds the uses of a file.
    func read(_ file: ParsedFile, imports: Set<String>, into modules: inout [String: ForeignModule]) {
        for (index, token) in file.code.enumerated() where token.kind == .identifier {
            guard isMember(index, file), let module = module(of: token.name, imports) else { continue }
            let start = Self.start(of: index, file)
            if token.name.contains("_") {
                MemberUseReader(file).read(
                    TypeUses.pathOfAddedMembers, behind: index - 2, from: start, isStatic: false,
                    into: &modules[module]!)
            } else if file.isPunctuation(".", at: index + 1) {
                let path = token.name.prefix(1).uppercased() + token.name.dropFirst() + "Members"
                modules[module]!.namespaces[token.name] = path
                MemberUseReader(file).read(
                    path, behind: index, from: start, isStatic: false, into: &modules[module]!)
            }
        }
    }

    /// Whether a token is the name of a member behind an object, which neither the application nor UIKit declares.
    private func isMember(_ index: Int, _ file: ParsedFile) -> Bool {
        guard file.isPunctuation(".", at: index - 1), let object = file.token(index - 2),
            file.isActive(index)
        else { return false }
        let name = file.code[index].name
        let isObject =
            object.kind == .identifier
            ? !TypeSpelling.isType(object.name) : object.closes || object.isOptionalMark
        return isObject && !own.contains(name) && !ViewMembers.contains(name)
    }

    /// The module that a member is named for; `nil` if there is none.
    private func module(of member: String, _ imports: Set<String>) -> String? {
        let named = modules.filter { Self.isShort(member, for: $0) }
        return named.first { imports.contains($0) } ?? named.first
    }

    /// Whether a member's name, or its beginning in front of `_`, is short for a module's: `kf` for Kingfisher.
    static func isShort(_ member: String, for module: String) -> Bool {
        let stem = member.prefix { $0 != "_" }.lowercased()
        let module = module.lowercased()
        guard stem.count > 1, stem.first == module.first else { return false }
        if module.hasPrefix(stem) { return true }
        var rest = module[...]
        return stem.count <= 4
            && stem.allSatisfy { letter in
                guard let place = rest.firstIndex(of: letter) else { return false }
                rest = rest[rest.index(after: place)...]
                return true
            }
    }

    /// The first token of the expression that a member's name is in.
    private static func start(of index: Int, _ file: ParsedFile) -> Int {
        var start = index
        while file.isPunctuation(".", at: start - 1) {
            var object = start - 2
            if file.token(object)?.isOptionalMark == true { object -= 1 }
            while let token = file.token(object), token.closes, file.match[object] > 0 {
                object = file.match[object] - 1
            }
            guard let token = file.token(object), token.kind == .identifier else { return object + 1 }
            start = object
        }
        return start
    }
}
