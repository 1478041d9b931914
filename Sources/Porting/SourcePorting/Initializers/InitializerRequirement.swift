/// A protocol that requires an initializer, and that an extension of a class of the system adopts.
///
/// Swift asks a class that adopts such a protocol for an initializer that is `required`, which those of the system are
/// not. The requirement moves to a second protocol, which only the target's own types adopt.
struct InitializerRequirement {
    let type: TypeDeclaration
    let initializers: [MemberDeclaration]

    var protocolName: String {
        "\(type.path.split(separator: ".").last ?? "")WithInitializer"
    }

    /// Finds those of a target.
    static func all(in target: Target) -> [InitializerRequirement] {
        let types = target.files.flatMap(\.types)
        var areObjects: [String: Bool] = [:]
        let adopting = types.filter { type in
            guard type.isExtension, !target.declares(type.path) else { return false }
            if let isObject = areObjects[type.path] { return isObject }
            let isObject = target.ancestry(of: type.path).contains("NSObject")
            areObjects[type.path] = isObject
            return isObject
        }
        let adopted = Set(
            adopting.flatMap { adopter in
                adopter.header.inherited.compactMap { target.path(of: $0, in: adopter.path) }
            })
        guard !adopted.isEmpty else { return [] }
        return types.compactMap { type in
            let initializers = type.members.filter { $0.keyword == "init" }
            guard type.isProtocol, !type.file.isContext, type.closingBrace > 0, !initializers.isEmpty else {
                return nil
            }
            guard adopted.contains(type.path) else { return nil }
            return InitializerRequirement(type: type, initializers: initializers)
        }
    }
}
