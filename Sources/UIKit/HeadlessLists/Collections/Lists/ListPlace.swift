/// The role of an element in a list, which decides its default configurations.
struct ListPlace: Hashable, Sendable {
    enum Part: Sendable {
        case row, header, footer
    }

    var appearance: UICollectionLayoutListConfiguration.Appearance
    var part: Part
    var showsSeparators = true

    private var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }

    var content: UIListContentConfiguration {
        switch part {
        case .row: isSidebar ? .sidebarCell() : .cell()
        case .header: isSidebar ? .sidebarHeader() : appearance == .plain ? .plainHeader() : .groupedHeader()
        case .footer: isSidebar || appearance == .plain ? .plainFooter() : .groupedFooter()
        }
    }

    var background: UIBackgroundConfiguration {
        let isPlain = appearance == .plain
        switch part {
        case .row: return isSidebar ? .listSidebarCell() : isPlain ? .listPlainCell() : .listGroupedCell()
        case .header where isSidebar: return .listSidebarHeader()
        case .header, .footer: return isPlain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
        }
    }
}
