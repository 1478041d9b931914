import HeadlessUIKitCore

/// A nib that was read, with its plan, which knows those for other size classes.
@MainActor
final class LoadedNib: NibContents {
    private let source: NibSource
    private var first: NibPlan?

    init(_ source: NibSource) {
        self.source = source
    }

    func instantiate(owner: Any?, externalObjects: [String: Any]) -> [Any] {
        let sizeClasses = NibSource.sizeClasses
        let first =
            first ?? NibPlan(source.document, for: sizeClasses, in: source.language, keepsLeftOut: true)
        self.first = first
        let plan = first.plan(for: sizeClasses)
        let loading = ObjectLoading(plan, source)
        for placeholder in plan.placeholders {
            guard let id = placeholder.id else { continue }
            switch placeholder["placeholderIdentifier"] {
            case "IBFilesOwner": if let owner { loading.know(owner as AnyObject, as: id) }
            case "IBFirstResponder": continue
            case let identifier:
                if let object = externalObjects[identifier ?? placeholder.id ?? ""] {
                    loading.know(object as AnyObject, as: id)
                }
            }
        }
        let instance = loading.instance
        instance.reserveCounts()
        loading.build { builder in
            var builder = builder
            builder.makeController = { [builder] plan in
                loading.maker.makeController(plan, nil) { builder.fill($0, plan, in: instance) }
            }
            builder.instantiate(plan, into: instance)
        }
        instance.noteCounts()
        loading.finish(plan.placeholders.flatMap(PlanDecoder.connections(of:)))
        return instance.topLevel
    }
}
