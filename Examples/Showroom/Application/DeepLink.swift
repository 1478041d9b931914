import HeadlessUIKit

/// A place in the application that a URL leads to, such as `showroom://other` or `showroom://table/1/3`.
enum DeepLink: Equatable {
    static let scheme = "showroom"

    case tab(MainTab)
    case row(IndexPath)

    init?(_ url: URL) {
        guard url.scheme?.lowercased() == Self.scheme, let tab = url.host.flatMap(MainTab.init) else {
            return nil
        }
        let numbers = url.pathComponents.dropFirst().map(Int.init)
        if tab == .table, numbers.count == 2, let section = numbers[0], let row = numbers[1] {
            self = .row(IndexPath(row: row, section: section))
        } else if numbers.isEmpty {
            self = .tab(tab)
        } else {
            return nil
        }
    }
}
