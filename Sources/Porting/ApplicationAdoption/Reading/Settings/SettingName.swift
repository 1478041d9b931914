/// The name of an assigned setting, with its conditions: `OTHER_SWIFT_FLAGS[sdk=iphonesimulator*][arch=arm64]`.
struct SettingName {
    let name: String
    private let conditions: [(name: Substring, pattern: Substring)]

    /// `nil` for what is not a name.
    init?(_ text: String) {
        let parts = text.split(separator: "[", maxSplits: 1)
        guard let first = parts.first, !first.isEmpty else { return nil }
        name = first.filter { $0 != " " }
        guard parts.count == 2 else {
            conditions = []
            return
        }
        // `[sdk=a,arch=b]` is the same as `[sdk=a][arch=b]`.
        conditions = parts[1].split(whereSeparator: { "[],".contains($0) }).map { condition in
            let sides = condition.split(separator: "=", maxSplits: 1)
            return (sides.first ?? "", sides.count == 2 ? sides[1] : "*")
        }
    }

    func holds(in context: BuildSettings.Context) -> Bool {
        conditions.allSatisfy { condition in
            switch condition.name {
            case "sdk": Wildcard.matches(context.sdk, condition.pattern)
            case "arch": Wildcard.matches(context.architecture, condition.pattern)
            case "config": Wildcard.matches(context.configuration, condition.pattern)
            default: condition.pattern == "*"
            }
        }
    }
}
