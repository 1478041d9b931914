/// A class that nibs have objects of, with its superclasses.
struct NibClass {
    /// Where the lists of a class stand.
    enum Home {
        /// In the class, as overrides of what responders have.
        case responder
        /// In the class; the topmost with a list declares it.
        case other
        /// In the table of the module: the class is another module's, or of a superclass that is not known.
        case module
    }

    let home: Home
    /// The target's superclasses, the nearest first.
    let superclasses: [String]

    init(_ path: String, in target: Target) {
        var found: [String] = []
        var current = path
        while let primary = target.primary(current), primary.keyword == "class", !found.contains(current) {
            found.append(current)
            // The superclass is the first that a class inherits from.
            let first = primary.header.inherited.first.map { target.path(of: $0, in: current) ?? $0 }
            guard let first, !(target.primary(first)?.isProtocol ?? false) else {
                current = ""
                break
            }
            current = first
        }
        superclasses = Array(found.dropFirst())
        let isOwn = target.primary(path).map { !$0.file.isContext && $0.closingBrace > 0 } ?? false
        if !isOwn || !(current.isEmpty || SystemClasses.contains(current)) {
            home = .module
        } else {
            home = target.ancestry(of: current).contains("UIResponder") ? .responder : .other
        }
    }
}
