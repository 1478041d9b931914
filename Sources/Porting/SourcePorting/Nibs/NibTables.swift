/// Lists the members of classes that nibs know by their names, which without Objective-C nothing else can look up.
///
/// At the end of each file an extension of the class lists what the file has of it, so that no line moves and what is
/// private can be named. The class's own list, at its closing brace, adds them up. What is listed of a class in which
/// nothing can be declared is in a table of the module.
struct NibTables {
    let target: Target
    let byFile: [ObjectIdentifier: FileRewriting]
    private let rewritings: [FileRewriting]
    /// The classes with entries, in the order of the files.
    private var paths: [String] = []
    private(set) var classes: [String: NibClass] = [:]
    private(set) var parts: [String: [NibPart]] = [:]

    init(_ rewritings: [FileRewriting], _ target: Target) {
        self.rewritings = rewritings
        self.target = target
        byFile = Dictionary(uniqueKeysWithValues: rewritings.map { (ObjectIdentifier($0.file), $0) })
        for rewriting in rewritings { collect(rewriting) }
    }

    func insert() {
        for rewriting in rewritings { rewriting.edits.settle() }
        var ends: [ObjectIdentifier: String] = [:]
        var table = NibModuleTable()
        for path in paths {
            guard let parts = parts[path] else { continue }
            let names = Dictionary(
                uniqueKeysWithValues: NibList.allCases.compactMap { list in
                    let own = parts.filter { $0.has(list) }.map { list.part(of: path, $0.number) }
                    return own.isEmpty ? nil : (list, own)
                })
            var adopted: [String] = []
            if classes[path]?.home == .module {
                table.add(names, of: path)
            } else {
                adopted = declareLists(of: path, adding: names)
            }
            for part in parts {
                ends[ObjectIdentifier(part.rewriting.file), default: ""] +=
                    part.text(adopting: part.number == 0 ? adopted : [], under: conditions(around: path))
            }
        }
        for rewriting in rewritings {
            guard let text = ends[ObjectIdentifier(rewriting.file)] else { continue }
            append(text + table.takeText(), to: rewriting)
        }
    }

    /// The conditions around the declaration of a class.
    private func conditions(around path: String) -> [String] {
        guard let primary = target.primary(path), let rewriting = byFile[ObjectIdentifier(primary.file)]
        else { return [] }
        return MovedConditions.texts(around: primary.keywordIndex, in: rewriting)
    }

    private func append(_ text: String, to rewriting: FileRewriting) {
        let bytes = rewriting.file.bytes
        let endsLine = bytes.last.map(ByteClasses.isLineEnd) ?? true
        rewriting.edits.insert(endsLine ? text : "\n\(text)", at: bytes.count)
        importUIKit(in: rewriting)
    }

    /// Lets a file import UIKit, which has what the lists consist of.
    func importUIKit(in rewriting: FileRewriting) {
        guard !rewriting.file.imports.contains(where: { AppleModules.withUIKit.contains($0.module) }) else {
            return
        }
        rewriting.importsFromMoves.append("UIKit")
    }
}

// MARK: - Collecting

extension NibTables {
    private mutating func collect(_ rewriting: FileRewriting) {
        for type in rewriting.file.types where rewriting.file.conditions.isActive(type.keywordIndex) {
            guard type.keyword == "class" || type.isExtension, isClass(type.path) else { continue }
            let nibClass = classes[type.path] ?? NibClass(type.path, in: target)
            let found = NibEntries(type, in: target, isResponder: nibClass.home == .responder)
            for problem in found.problems {
                rewriting.warn(at: problem.member.keywordIndex, problem.message)
            }
            guard !found.entries.isEmpty else { continue }
            guard let obstacle = NibName(of: type).obstacle else {
                add(found.entries, of: type.path, nibClass, rewriting)
                continue
            }
            if found.hasAttributes {
                rewriting.warn(
                    at: type.keywordIndex, "nibs do not find the members of \(type.path), as it \(obstacle).")
            }
        }
    }

    /// Whether a path can be that of a class: the target does not declare it as something else.
    private func isClass(_ path: String) -> Bool {
        target.primary(path).map { $0.keyword == "class" } ?? true
    }

    private mutating func add(
        _ entries: [NibEntry], of path: String, _ nibClass: NibClass, _ rewriting: FileRewriting
    ) {
        if classes.updateValue(nibClass, forKey: path) == nil { paths.append(path) }
        for entry in entries { rewriting.note(entry.list.form) }
        var known = parts[path] ?? []
        if known.last?.rewriting !== rewriting {
            known.append(NibPart(path: path, rewriting: rewriting, number: known.count))
        }
        known[known.count - 1].entries += entries
        parts[path] = known
    }
}
