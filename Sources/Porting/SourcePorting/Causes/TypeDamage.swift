/// The errors in what others see of the application's types, and which errors of other files can come from them.
struct TypeDamage {
    private let errors: [CompilerDiagnostic]
    private let target: Target
    private let places: [DiagnosticPlace]
    /// The errors in the headers of each type and its extensions, by its path.
    private var inHeaders: [String: [Int]] = [:]
    /// Those, and the errors of its members outside of bodies.
    private var inInterfaces: [String: [Int]] = [:]

    init(_ errors: [CompilerDiagnostic], _ target: Target) {
        self.errors = errors
        self.target = target
        let files = Dictionary(target.files.map { ($0.path, $0) }) { first, _ in first }
        places = errors.map { error in
            files[error.path].map { DiagnosticPlace(error, in: $0) } ?? DiagnosticPlace()
        }
        for (index, place) in places.enumerated() {
            guard let type = place.type, place.isInterface else { continue }
            if place.isHeader { inHeaders[type, default: []].append(index) }
            inInterfaces[type, default: []].append(index)
        }
    }

    /// The errors of other files that an error can come from, by their indices; none if it is the file's own.
    func origins(of index: Int) -> [Int] {
        let error = errors[index]
        guard error.missingModule == nil else { return [] }
        let owner = error.missingMember?.type
        let names = owner.map { [$0] } ?? (error.missingName == nil ? error.quotedNames : [])
        var types = names.flatMap { name in
            target.paths[name.split(separator: ".").last.map(String.init) ?? name] ?? []
        }
        if dependsOnType(error), let type = places[index].type { types.append(type) }
        var found: Set<Int> = []
        for type in Set(types).flatMap({ target.ancestry(of: $0) }) {
            found.formUnion((owner == nil ? inInterfaces : inHeaders)[type] ?? [])
        }
        // What is wrong with the type in this file comes first: that is its own.
        guard !found.contains(where: { errors[$0].path == error.path }) else { return [] }
        return found.sorted()
    }

    /// Whether an error can come from what the type around it inherits.
    private func dependsOnType(_ error: CompilerDiagnostic) -> Bool {
        if let name = error.missingName { return name.first?.isLowercase ?? false }
        return ["override", "'super'", "'self'", "initializer"].contains { error.message.contains($0) }
    }
}
