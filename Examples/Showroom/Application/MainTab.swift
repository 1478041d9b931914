/// The tabs, from the leading edge.
enum MainTab: String, CaseIterable {
    case table
    case collection
    case other
    case page

    var title: String { rawValue.capitalized }

    var symbolName: String {
        switch self {
        case .table: "list.bullet"
        case .collection: "square.grid.2x2"
        case .other: "slider.horizontal.3"
        case .page: "book"
        }
    }
}
