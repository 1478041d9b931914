import Foundation

/// Sorts files and folders into modules: those behind a name belong to it.
struct ModuleInputs {
    private var parts: [(name: String?, inputs: [String], conditions: [String])] = []

    /// Begins a module.
    mutating func begin(_ name: String) { parts.append((name, [], [])) }

    /// Adds a file or folder to the last module.
    mutating func add(_ input: String) { change { $0.inputs.append(input) } }

    /// Adds a condition that holds in the last module.
    mutating func define(_ condition: String) { change { $0.conditions.append(condition) } }

    private mutating func change(
        _ change: (inout (name: String?, inputs: [String], conditions: [String])) -> Void
    ) {
        if parts.isEmpty { parts.append((nil, [], [])) }
        change(&parts[parts.count - 1])
    }

    /// The modules; a name with nothing behind it is that of what stands before it.
    var modules: [PortingArguments.Module] {
        var named = parts
        if let last = named.last, last.inputs.isEmpty, named.count > 1, named[named.count - 2].name == nil {
            named.removeLast()
            named[named.count - 1].name = last.name
        }
        return named.filter { !$0.inputs.isEmpty }.map { part in
            PortingArguments.Module(
                name: part.name ?? Self.name(of: part.inputs[0]), inputs: part.inputs,
                conditions: part.conditions)
        }
    }

    /// The name of a folder, or of that of a file, with underscores for what a name in Swift cannot have.
    private static func name(of input: String) -> String {
        let url = URL(fileURLWithPath: input).standardizedFileURL
        let folder = url.pathExtension == "swift" ? url.deletingLastPathComponent() : url
        let name = String(folder.lastPathComponent.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return name.first?.isNumber ?? true ? "_\(name)" : name
    }
}
