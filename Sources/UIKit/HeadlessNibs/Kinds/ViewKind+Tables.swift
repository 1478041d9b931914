import HeadlessLists
import HeadlessUIKitCore

extension ViewKind {
    static func makeTableView(_ reader: ElementReader) -> @MainActor () -> UIView {
        let style = reader.choice("style", tableStyles) ?? .plain
        return { UITableView(frame: .zero, style: style) }
    }

    static func readTableView(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        readHeights(plan, reader)
        plan.set(reader.choice("separatorStyle", separators), \UITableView.separatorStyle)
        plan.set(reader.color(key: "separatorColor"), \UITableView.separatorColor)
        plan.set(reader.insets(key: "separatorInset"), \UITableView.separatorInset)
        plan.set(reader.bool("allowsSelection"), \UITableView.allowsSelection)
        plan.set(reader.bool("allowsMultipleSelection"), \UITableView.allowsMultipleSelection)
        plan.set(reader.bool("allowsSelectionDuringEditing"), \UITableView.allowsSelectionDuringEditing)
        plan.set(
            reader.bool("allowsMultipleSelectionDuringEditing"),
            \UITableView.allowsMultipleSelectionDuringEditing)
        plan.set(reader.bool("contentViewInsetsToSafeArea"), \UITableView.insetsContentViewsToSafeArea)
        plan.set(
            reader.integer("sectionIndexMinimumDisplayRowCount"),
            \UITableView.sectionIndexMinimumDisplayRowCount)
        plan.set(reader.color(key: "sectionIndexColor"), \UITableView.sectionIndexColor)
        plan.set(reader.color(key: "sectionIndexBackgroundColor"), \UITableView.sectionIndexBackgroundColor)
        plan.set(
            reader.color(key: "sectionIndexTrackingBackgroundColor"),
            \UITableView.sectionIndexTrackingBackgroundColor)
        plan.set(
            reader.choice(
                "separatorInsetReference",
                ["fromCellEdges": .fromCellEdges, "fromAutomaticInsets": .fromAutomaticInsets]),
            \UITableView.separatorInsetReference)
        plan.set(reader.bool("springLoaded"), \UITableView.isSpringLoaded)
        reader.ignore(["dataMode", "style"])
        readTableParts(plan, reader, decoder)
    }

    private static func readTableParts(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        if let header = reader.child(key: "tableHeaderView") {
            plan.setPart(decoder.view(header)) { (table: UITableView, view) in table.tableHeaderView = view }
        }
        if let footer = reader.child(key: "tableFooterView") {
            plan.setPart(decoder.view(footer)) { (table: UITableView, view) in table.tableFooterView = view }
        }
        if let background = reader.child(key: "backgroundView") {
            plan.setPart(decoder.view(background)) { (table: UITableView, view) in table.backgroundView = view
            }
        }
        plan.cells = (reader.child("prototypes")?.children ?? []).map { decoder.view($0) }
        plan.sections = (reader.child("sections")?.children ?? []).map {
            StaticSection(ElementReader($0, in: reader.context), decoder)
        }
    }

    private static func readHeights(_ plan: ViewPlan, _ reader: ElementReader) {
        func height(_ name: NibName, _ apply: @escaping @MainActor (UITableView, CGFloat) -> Void) {
            plan.set(reader.number(name)) { (table: UITableView, height) in
                apply(table, height < 0 ? UITableView.automaticDimension : height)
            }
        }
        height("rowHeight") { $0.rowHeight = $1 }
        height("sectionHeaderHeight") { $0.sectionHeaderHeight = $1 }
        height("sectionFooterHeight") { $0.sectionFooterHeight = $1 }
        height("estimatedRowHeight") { $0.estimatedRowHeight = $1 }
        height("estimatedSectionHeaderHeight") { $0.estimatedSectionHeaderHeight = $1 }
        height("estimatedSectionFooterHeight") { $0.estimatedSectionFooterHeight = $1 }
    }

    static func makeTableViewCell(_ reader: ElementReader) -> @MainActor () -> UIView {
        let style = reader.choice("style", cellStyles) ?? .default
        let identifier = reader.string("reuseIdentifier")
        return { UITableViewCell(style: style, reuseIdentifier: identifier) }
    }

    static func readTableViewCell(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.choice("accessoryType", accessories), \UITableViewCell.accessoryType)
        plan.set(reader.choice("editingAccessoryType", accessories), \UITableViewCell.editingAccessoryType)
        plan.set(reader.choice("selectionStyle", selectionStyles), \UITableViewCell.selectionStyle)
        plan.set(reader.integer("indentationLevel"), \UITableViewCell.indentationLevel)
        plan.set(reader.number("indentationWidth"), \UITableViewCell.indentationWidth)
        plan.set(reader.bool("shouldIndentWhileEditing"), \UITableViewCell.shouldIndentWhileEditing)
        plan.set(reader.bool("showsReorderControl"), \UITableViewCell.showsReorderControl)
        plan.set(reader.insets(key: "separatorInset"), \UITableViewCell.separatorInset)
        plan.reuseIdentifier = reader.string("reuseIdentifier")
        plan.rowHeight = reader.number("rowHeight").flatMap { $0 >= 0 ? $0 : nil }
        reader.ignore(["hidesAccessoryWhenEditing", "style", "sectionIndex", "focusStyle"])
        readCellParts(plan, reader, decoder)
    }

    private static func readCellParts(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        reader.string("textLabel").map { decoder.ownPart($0) { cell(of: $0)?.textLabel } }
        reader.string("detailTextLabel").map { decoder.ownPart($0) { cell(of: $0)?.detailTextLabel } }
        reader.string("imageView").map { decoder.ownPart($0) { cell(of: $0)?.imageView } }
        if let content = reader.child(key: "contentView") {
            plan.addPart(decoder.part(content) { ($0 as? UITableViewCell)?.contentView })
        }
        readContentConfiguration(plan, reader)
        if let accessory = reader.child(key: "accessoryView") {
            plan.setPart(decoder.view(accessory)) { (cell: UITableViewCell, view) in cell.accessoryView = view
            }
        }
        if let background = reader.child(key: "backgroundView") {
            plan.setPart(decoder.view(background)) { (cell: UITableViewCell, view) in
                cell.backgroundView = view
            }
        }
        if let background = reader.child(key: "selectedBackgroundView") {
            plan.setPart(decoder.view(background)) { (cell: UITableViewCell, view) in
                cell.selectedBackgroundView = view
            }
        }
    }

    private static func readContentConfiguration(_ plan: ViewPlan, _ reader: ElementReader) {
        guard let element = reader.child(key: "contentConfiguration") else { return }
        let reader = ElementReader(element, in: reader.context)
        let (text, secondary) = (reader.text("text"), reader.text("secondaryText"))
        let image = reader.image("image") ?? reader.imageReference(key: "image")
        let isBelow = reader.string("configurationStyle") == "subtitle"
        plan.change { (cell: UITableViewCell) in
            var content: UIListContentConfiguration = isBelow ? .subtitleCell() : .cell()
            content.text = text
            content.secondaryText = secondary
            content.image = image
            cell.contentConfiguration = content
        }
        reader.noteUnread()
    }

    static func readCellContentView(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        reader.ignore(["tableViewCell"])
    }

    /// The cell around a content view.
    private static func cell(of view: UIView) -> UITableViewCell? {
        view as? UITableViewCell ?? view.superview as? UITableViewCell
    }

    static let tableStyles: Choices<UITableView.Style> = [
        "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
    ]
    private static let separators: Choices<UITableViewCell.SeparatorStyle> = [
        "none": .none, "default": .singleLine, "singleLine": .singleLine, "singleLineEtched": .singleLine,
    ]
    private static let accessories: Choices<UITableViewCell.AccessoryType> = [
        "none": .none, "disclosureIndicator": .disclosureIndicator,
        "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
        "detailButton": .detailButton,
    ]
    private static let selectionStyles: Choices<UITableViewCell.SelectionStyle> = [
        "none": .none, "blue": .blue, "gray": .gray, "default": .default,
    ]
    static let cellStyles: Choices<UITableViewCell.CellStyle> = [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
        "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
    ]
}
