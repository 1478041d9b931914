/// A target of a project.
struct TargetID: Hashable {
    /// The path of the project.
    var project: String
    /// The target's identifier, or its name where it has none.
    var object: String
}

/// What a target says of another that it needs.
enum TargetReference: Hashable {
    case target(TargetID)
    /// A target's name.
    case name(String)
    /// The name of what a target makes, or of a product of a package, a pod or a framework.
    case product(String)
}
