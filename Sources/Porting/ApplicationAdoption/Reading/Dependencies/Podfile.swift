/// The pods of each target, as far as a `Podfile` says them as data: `target 'Shop' do`, `pod 'Name'`, and functions of
/// such lines.
struct Podfile {
    /// The names of pods by the names of targets, those of the targets around them first.
    private(set) var pods: [String: [String]] = [:]

    private enum Block {
        case target(String)
        case function(String)
        case other
    }

    private var open: [Block] = []
    private var functions: [String: [String]] = [:]
    /// The pods of the whole file and of each open target.
    private var inherited: [[String]] = [[]]

    /// Nothing if the folder has no such file.
    init(in folder: String, _ finder: FileFinder) {
        let text = finder.text("\(folder)/Podfile") ?? ""
        for line in text.split(whereSeparator: \.isNewline) { read(Self.withoutComment(line).trimmed) }
    }

    private mutating func read(_ line: Substring) {
        let words = line.split(whereSeparator: { " (),".contains($0) })
        guard let first = words.first else { return }
        switch first {
        case "end": close()
        case "pod": add([Self.unquoted(words.dropFirst().first ?? "")])
        case "target", "abstract_target":
            guard Self.opens(line), words.count > 1 else { return }
            let name = Self.unquoted(words[1])
            open.append(.target(name))
            inherited.append(inherited.last ?? [])
            if first == "target" { pods[name, default: []] += inherited.last ?? [] }
        case "def": open.append(.function(words.count > 1 ? String(words[1]) : ""))
        case "if", "unless", "case", "while", "begin", "class", "module": open.append(.other)
        default:
            if let called = functions[String(first)] { add(called) }
            if Self.opens(line) { open.append(.other) }
        }
    }

    private mutating func close() {
        if case .target? = open.popLast(), inherited.count > 1 { inherited.removeLast() }
    }

    private mutating func add(_ names: [String]) {
        // `Shop/Core` is a part of the pod Shop.
        let names = names.compactMap { $0.split(separator: "/").first.map(String.init) }
        let function = open.lazy.compactMap { if case .function(let name) = $0 { name } else { nil } }.first
        if let function {
            functions[function, default: []] += names
            return
        }
        inherited[inherited.count - 1] += names
        for case .target(let name) in open.reversed() {
            if pods[name] != nil { pods[name, default: []] += names }
            return
        }
    }

    private static func opens(_ line: Substring) -> Bool {
        line.hasSuffix(" do") || line.hasSuffix("|") && line.contains(" do |")
    }

    private static func unquoted(_ word: Substring) -> String { word.filter { !"\"'".contains($0) } }

    private static func withoutComment(_ line: Substring) -> Substring {
        var mark: Character?
        for index in line.indices {
            let character = line[index]
            if character == "#", mark == nil { return line[..<index] }
            if character == mark {
                mark = nil
            } else if mark == nil, "\"'".contains(character) {
                mark = character
            }
        }
        return line
    }
}
