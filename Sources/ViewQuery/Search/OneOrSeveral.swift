import HeadlessUIKit

/// The views that a search begins at.
typealias SearchRoots = OneOrSeveral<UIView>

/// What a search found, in order.
typealias FoundViews = OneOrSeveral<ViewReference>

/// Some elements in order: usually one, which takes no array.
enum OneOrSeveral<Element>: RandomAccessCollection {
    case one(Element)
    /// None, or several.
    case several([Element])

    init(_ elements: [Element]) {
        self = elements.count == 1 ? .one(elements[0]) : .several(elements)
    }

    /// One element, or none.
    init(_ element: Element?) {
        if let element { self = .one(element) } else { self = .several([]) }
    }

    var startIndex: Int { 0 }

    var endIndex: Int {
        switch self {
        case .one: 1
        case .several(let elements): elements.count
        }
    }

    subscript(index: Int) -> Element {
        switch self {
        case .one(let element): element
        case .several(let elements): elements[index]
        }
    }

    /// All of them, as an array, which is faster to iterate.
    var array: [Element] {
        switch self {
        case .one(let element): [element]
        case .several(let elements): elements
        }
    }
}

extension FoundViews {
    /// The views, each kept alive.
    var views: [UIView] {
        switch self {
        case .one(let view): [view.takeUnretainedValue()]
        case .several(let views): views.map { $0.takeUnretainedValue() }
        }
    }
}
