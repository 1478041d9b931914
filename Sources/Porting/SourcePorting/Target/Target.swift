/// The files of a target, and what they declare.
final class Target {
    let files: [ParsedFile]
    /// All declarations of a type and its extensions, by its path.
    private(set) var declarations: [String: [TypeDeclaration]] = [:]
    /// The paths of the types, by their last name.
    private(set) var paths: [String: [String]] = [:]
    /// The methods and properties by name, in the order of the files.
    private(set) var members: [String: [TargetMember]] = [:]
    /// The types that variables and parameters are declared with.
    let variables: VariableTypes
    /// The variables that hold classes.
    private(set) lazy var metatypes = MetatypeVariables(files, variables)
    private(set) lazy var previews = Previews(self)
    private(set) lazy var optionalRequirements = OptionalRequirements(self)
    /// The optional requirements that subclasses implement and not the class that adopts the protocol.
    private(set) lazy var lateImplementations = LateImplementations(in: self)
    /// The protocols with an initializer that the system's classes adopt.
    private(set) lazy var initializerRequirements = InitializerRequirement.all(in: self)
    /// The names of the properties that are observed by key paths.
    private(set) lazy var observedProperties = ObservedProperties.names(in: files)
    /// The questions whether an object has a method of a protocol.
    private(set) lazy var methodQuestions = MethodQuestions(self)

    init(_ files: [ParsedFile]) {
        self.files = files
        variables = VariableTypes(files)
        let types = files.flatMap { file in file.types.filter { file.conditions.isActive($0.keywordIndex) } }
        for type in types where !type.isExtension {
            let name = String(type.path.split(separator: ".").last ?? "")
            if declarations[type.path] == nil { paths[name, default: []].append(type.path) }
            declarations[type.path, default: []].append(type)
        }
        // An extension of a type that the target does not declare makes an entry, too.
        for type in types where type.isExtension { declarations[type.path, default: []].append(type) }
        for type in types {
            for member in type.members where type.file.conditions.isActive(member.keywordIndex) {
                members[member.name, default: []].append(TargetMember(type: type, member: member))
            }
        }
    }

    /// Returns the path of a type as it is named in another type's body; `nil` if the target does not declare it.
    func path(of name: String, in scope: String?) -> String? {
        var outer = scope
        while let current = outer {
            if declares("\(current).\(name)") { return "\(current).\(name)" }
            if current.hasSuffix(".\(name)") || current == name, declares(current) { return current }
            outer = current.lastIndex(of: ".").map { String(current[..<$0]) }
        }
        return declares(name) ? name : nil
    }

    /// Whether the target declares a type itself, not only an extension of it.
    func declares(_ path: String) -> Bool { primary(path) != nil }

    /// The declaration of a type that is not an extension.
    func primary(_ path: String) -> TypeDeclaration? { declarations[path]?.first { !$0.isExtension } }

    private var ancestries: [String: [String]] = [:]
    private var placesByPath: [String: [String: [Int]]] = [:]
    private var placesByAncestor: [String: [String: [Int]]] = [:]

    /// Returns the paths of a type and of what it inherits from, nearest first.
    func ancestry(of path: String) -> [String] {
        if let known = ancestries[path] { return known }
        let found = findAncestry(of: path)
        ancestries[path] = found
        return found
    }

    private func findAncestry(of path: String) -> [String] {
        var result: [String] = []
        var seen: Set<String> = []
        var queue = [path]
        var next = 0
        while next < queue.count {
            let current = queue[next]
            next += 1
            guard seen.insert(current).inserted else { continue }
            result.append(current)
            for declaration in declarations[current] ?? [] {
                queue += declaration.header.inherited.map { self.path(of: $0, in: current) ?? $0 }
            }
            if !declares(current), let superclass = SystemClasses.superclass(of: current) {
                queue.append(superclass)
            }
        }
        return result
    }

    /// The members of a type with a name, those of superclasses and protocols behind its own.
    func members(named name: String, of path: String) -> [TargetMember] {
        guard let all = members[name] else { return [] }
        let places = places(of: name)
        return ancestry(of: path).flatMap { places[$0] ?? [] }.map { all[$0] }
    }

    /// The members with a name of a type and of what it inherits from, in the order of the files.
    func membersInOrder(named name: String, of path: String) -> [TargetMember] {
        guard let all = members[name] else { return [] }
        let places = places(of: name)
        return ancestry(of: path).flatMap { places[$0] ?? [] }.sorted().map { all[$0] }
    }

    /// The members with a name of a type and of those that inherit from it, in the order of the files.
    func membersOfHeirs(named name: String, of path: String) -> [TargetMember] {
        guard let all = members[name] else { return [] }
        if let known = placesByAncestor[name] { return (known[path] ?? []).map { all[$0] } }
        var found: [String: [Int]] = [:]
        for (place, member) in all.enumerated() {
            for ancestor in ancestry(of: member.type.path) { found[ancestor, default: []].append(place) }
        }
        placesByAncestor[name] = found
        return (found[path] ?? []).map { all[$0] }
    }

    /// Where the members with a name stand among all of that name, by the paths of their types.
    private func places(of name: String) -> [String: [Int]] {
        if let known = placesByPath[name] { return known }
        let all = members[name] ?? []
        let found = Dictionary(grouping: all.indices) { all[$0].type.path }
        placesByPath[name] = found
        return found
    }
}
