import Foundation

/// XcodeGen's `project.yml`, with the files that it includes and the templates of its targets.
struct XcodeGenProject {
    private static let mostFiles = 100
    private static let mostTemplates = 100

    let path: String
    private(set) var root: YAMLValue = .mapping([])
    private let finder: FileFinder
    private let problems: ProblemList
    private var files: [String] = []

    var folder: String { FilePath.folder(path) }
    var name: String { root["name"]?.text ?? FilePath.name(folder) }

    init(_ path: String, _ finder: FileFinder, _ problems: ProblemList) throws(AdoptionFailure) {
        self.path = path
        self.finder = finder
        self.problems = problems
        root = try read(path)
    }

    /// A file, over those that it includes.
    private mutating func read(_ path: String) throws(AdoptionFailure) -> YAMLValue {
        guard let text = finder.text(path) else {
            throw AdoptionFailure(
                "The file is missing, or cannot be read.", at: path, cure: "Restore the file.")
        }
        files.append(path)
        let value: YAMLValue
        do throws(YAMLFailure) {
            value = try YAMLReader.read(text, at: path)
        } catch {
            throw AdoptionFailure(
                error.text, at: path, line: error.line,
                cure: "Run xcodegen, and name the .xcodeproj that it makes.")
        }
        let includes = value["include"].map { $0.elements.isEmpty ? [$0] : $0.elements } ?? []
        var merged = YAMLValue.mapping([])
        for include in includes {
            guard let name = include.text ?? include["path"]?.text else { continue }
            let included = FilePath.join(FilePath.folder(path), name)
            guard !files.contains(included), files.count < Self.mostFiles else { continue }
            do throws(AdoptionFailure) {
                merged = merged.merged(with: try read(included))
            } catch {
                problems.add(error.problem)
            }
        }
        return merged.merged(with: value)
    }

    /// The targets with what their templates say, in the order of the file, and the lines that they are in.
    var targets: [YAMLValue.Entry] {
        (root["targets"]?.entries ?? []).map { entry in
            var entry = entry
            entry.value = templated(entry.value, name: entry.key)
            return entry
        }
    }

    private func templated(_ target: YAMLValue, name: String) -> YAMLValue {
        var known: Set<String> = []
        let base = templates(target["templates"]?.texts ?? [], &known)
        guard !known.isEmpty else { return target }
        let attributes = (target["templateAttributes"]?.entries ?? []).compactMap { entry in
            entry.value.text.map { (entry.key, $0) }
        }
        return replacing([("target_name", name)] + attributes, in: base).merged(with: target)
    }

    /// What templates say, each after those that it has itself, and once.
    private func templates(_ names: [String], _ known: inout Set<String>) -> YAMLValue {
        var merged = YAMLValue.mapping([])
        for name in names where known.count < Self.mostTemplates && known.insert(name).inserted {
            guard let template = root["targetTemplates"]?[name] else { continue }
            merged = merged.merged(with: templates(template["templates"]?.texts ?? [], &known)).merged(
                with: template)
        }
        return merged
    }

    /// Replaces `${name}` in all texts.
    private func replacing(_ texts: [(String, String)], in value: YAMLValue) -> YAMLValue {
        switch value {
        case .scalar(let text):
            .scalar(texts.reduce(text) { $0.replacing("${\($1.0)}", with: $1.1) })
        case .sequence(let elements): .sequence(elements.map { replacing(texts, in: $0) })
        case .mapping(let entries):
            .mapping(
                entries.map { entry in
                    YAMLValue.Entry(
                        key: entry.key, value: replacing(texts, in: entry.value), place: entry.place)
                })
        }
    }
}
