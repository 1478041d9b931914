/// A target as its project describes it, before the names of others in it are looked up.
struct TargetDescription {
    var module: AdoptedModule
    var id: TargetID
    var place: Place
    /// The name of what it makes, without an extension.
    var productName: String
    /// What it depends on and links.
    var needs: [TargetReference] = []
    /// What it tests: the first that is an application.
    var tested: [TargetReference] = []
    /// Whether it is adopted only if another needs it.
    var isAuxiliary = false
}
