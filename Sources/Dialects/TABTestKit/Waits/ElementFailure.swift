import FailureReporting

/// A call on an element, or of a context, that failed, and why.
struct ElementFailure: Failure {
    let description: String

    init(_ description: String) {
        self.description = description
    }

    /// A failure, and below it what is there instead of what was wanted.
    init(_ point: String, _ details: [String]) {
        description = ([point] + details).joined(separator: "\n")
    }
}

extension Element {
    /// The element in a few words: `Button "Log in"`, `Cell[3] in Table`.
    var name: String {
        var name = String(describing: Swift.type(of: self))
        if let id { name += " \(id.debugDescription)" }
        if index != 0 { name += "[\(index)]" }
        return parent is BaseApp ? name : "\(name) in \(parent.name)"
    }
}
