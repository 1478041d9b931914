/// References to objects of a file by their ids, as long as others keep these.
@MainActor
struct WeakObjects {
    private var references: [String: Reference] = [:]

    private struct Reference {
        weak var object: AnyObject?
    }

    init(_ loading: ObjectLoading, ids: [String]) {
        self.init(ids: ids) { loading.object($0) }
    }

    init(ids: [String], _ find: (String) -> AnyObject?) {
        for id in ids {
            if let object = find(id) { references[id] = Reference(object: object) }
        }
    }

    subscript(id: String) -> AnyObject? { references[id]?.object }
}
