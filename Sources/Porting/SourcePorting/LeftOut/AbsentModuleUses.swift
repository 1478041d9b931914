/// What files use of Apple's modules that are not here.
struct AbsentModuleUses {
    /// The modules that are not here.
    private let absent: Set<String>
    /// The types that the application declares, which may have the name of one of Apple's.
    private let own: Set<String>

    init(of absent: Set<String>, own: Set<String>) {
        self.absent = absent
        self.own = own
    }

    /// The module that a file imports and uses; `nil` if the file does without, as one that only its previews need.
    ///
    /// - Parameters:
    ///   - file: the file.
    ///   - previews: the tokens that are left out of it.
    func module(usedBy file: ParsedFile, previews: [Range<Int>]) -> String? {
        let imports = imports(of: file)
        guard !imports.isEmpty else { return nil }
        for (index, token) in file.code.enumerated()
        where token.kind == .identifier || token.kind == .attribute {
            guard file.isActive(index), !file.isPunctuation(".", at: index - 1),
                !previews.contains(where: { $0.contains(index) }),
                let module = imports.sorted().first(where: { declares(token, $0) })
            else { continue }
            return module
        }
        return nil
    }

    /// Whether a file imports one of the modules.
    func mayUseOne(_ file: ParsedFile) -> Bool { !imports(of: file).isEmpty }

    private func imports(of file: ParsedFile) -> Set<String> {
        Set(file.activeImports.map { String($0.prefix { $0 != "." }) }).intersection(absent)
    }

    private func declares(_ token: CodeToken, _ module: String) -> Bool {
        let name = token.kind == .attribute ? String(token.text.dropFirst()) : token.name
        guard !own.contains(name) else { return false }
        return switch module {
        case "SwiftUI": SwiftUINames.contains(token)
        case "WidgetKit": Self.widgets.contains(name)
        default: AppleFrameworks.module(of: name) == module
        }
    }

    private static let widgets: Set<String> = [
        "IntentConfiguration", "IntentTimelineProvider", "StaticConfiguration", "Timeline", "TimelineEntry",
        "TimelineProvider", "Widget", "WidgetBundle", "WidgetCenter", "WidgetConfiguration", "WidgetFamily",
    ]
}
