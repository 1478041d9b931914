import HeadlessUIKit

/// What a search found, in order: usually one view, which takes no array.
struct FoundViews: RandomAccessCollection {
    private enum Storage {
        case one(ViewReference)
        /// None, or several.
        case several([ViewReference])
    }

    private let storage: Storage

    init(_ views: [ViewReference]) {
        storage = views.count == 1 ? .one(views[0]) : .several(views)
    }

    /// One view, or none.
    init(_ view: ViewReference?) {
        if let view { storage = .one(view) } else { storage = .several([]) }
    }

    var startIndex: Int { 0 }

    var endIndex: Int {
        switch storage {
        case .one: 1
        case .several(let views): views.count
        }
    }

    subscript(index: Int) -> ViewReference {
        switch storage {
        case .one(let view): view
        case .several(let views): views[index]
        }
    }

    /// All of them, as an array, which is faster to iterate.
    var references: [ViewReference] {
        switch storage {
        case .one(let view): [view]
        case .several(let views): views
        }
    }

    /// The views, each kept alive.
    var views: [UIView] {
        switch storage {
        case .one(let view): [view.takeUnretainedValue()]
        case .several(let views): views.map { $0.takeUnretainedValue() }
        }
    }
}
