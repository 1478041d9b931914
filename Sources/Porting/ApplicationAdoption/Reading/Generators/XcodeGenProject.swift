import Foundation

/// XcodeGen's `project.yml`, with the files that it includes and the templates of its targets.
struct XcodeGenProject {
    private static let mostFiles = 100

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
            entry.value = templated(entry.value, name: entry.key, depth: 0)
            return entry
        }
    }

    private func templated(_ target: YAMLValue, name: String, depth: Int) -> YAMLValue {
        let names = target["templates"]?.texts ?? []
        guard !names.isEmpty, depth < 8 else { return target }
        let attributes = target["templateAttributes"]?.entries ?? []
        var base = YAMLValue.mapping([])
        for template in names {
            guard let found = root["targetTemplates"]?[template] else { continue }
            base = base.merged(with: templated(found, name: name, depth: depth + 1))
        }
        var texts = [("target_name", name)]
        texts += attributes.compactMap { entry in entry.value.text.map { (entry.key, $0) } }
        return replacing(texts, in: base).merged(with: target)
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
