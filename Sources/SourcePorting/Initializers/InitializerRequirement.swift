/// A protocol that requires an initializer, and that an extension of a class of the system adopts.
///
/// Swift asks a class that adopts such a protocol for an initializer that is `required`, which those of the system are
/// not. The requirement moves to a second protocol, which only the target's own types adopt.
struct InitializerRequirement {
    let type: TypeDeclaration
    let initializers: [MemberDeclaration]

    /// The name of the second protocol.
    var protocolName: String {
        "\(type.path.split(separator: ".").last ?? "")WithInitializer"
    }

    /// Finds those of a target.
    static func all(in target: Target) -> [InitializerRequirement] {
        let types = target.files.flatMap(\.types)
        let adopting = types.filter { type in
            type.isExtension && !target.declares(type.path)
                && target.ancestry(of: type.path).contains("NSObject")
        }
        guard !adopting.isEmpty else { return [] }
        return types.compactMap { type in
            let initializers = type.members.filter { $0.keyword == "init" }
            guard type.isProtocol, !type.file.isContext, type.closingBrace > 0, !initializers.isEmpty else {
                return nil
            }
            let isAdopted = adopting.contains { adopter in
                adopter.header.inherited.contains { target.path(of: $0, in: adopter.path) == type.path }
            }
            return isAdopted ? InitializerRequirement(type: type, initializers: initializers) : nil
        }
    }
}
