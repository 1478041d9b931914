/// The build settings of a target: all assignments of each setting, those of the project's files before those of the
/// target's.
///
/// The last assignment whose conditions hold is the value. `$(inherited)` in it is that of the assignment before.
struct BuildSettings {
    /// The conditions of assignments such as `KEY[sdk=iphoneos*]`, for which the values of a simulator are taken.
    struct Context {
        var configuration: String
        var sdk = "iphonesimulator18.0"
        var architecture = "arm64"
    }

    private(set) var assignments: [String: [String]] = [:]
    let context: Context

    init(_ context: Context) { self.context = context }

    /// Adds an assignment, which is stronger than those before. One whose conditions do not hold is left out.
    mutating func assign(_ key: String, _ value: String) {
        guard let name = SettingName(key), name.holds(in: context) else { return }
        assignments[name.name, default: []].append(value)
    }

    /// Adds a dictionary of a project: assignments with conditions are stronger than those without.
    mutating func assign(_ dictionary: PropertyListDictionary) {
        let entries =
            dictionary.entries.filter { !$0.key.contains("[") }
            + dictionary.entries.filter { $0.key.contains("[") }
        for entry in entries { assign(entry.key, Self.text(entry.value)) }
    }

    /// The names of the settings that are assigned, sorted.
    var names: [String] { assignments.keys.sorted() }

    /// A list is a text with spaces between its elements, in which elements with spaces are quoted.
    private static func text(_ value: PropertyListValue) -> String {
        guard let array = value.array else { return value.string ?? "" }
        return array.compactMap(\.string).map { element in
            element.contains(" ") && !element.contains("\"") ? "\"\(element)\"" : element
        }.joined(separator: " ")
    }
}
