/// A list of a class, in which nibs find its members by their names.
enum NibList: CaseIterable {
    /// What nibs set, and the methods that make controllers for segues.
    case members
    /// The methods that controls and segues call.
    case actions

    /// The class property that has the list.
    var property: String { self == .members ? "nibMembers" : "selectors" }

    var element: String { self == .members ? "NibMember" : "Selector" }

    /// The protocol of the classes that have the list; responders conform already.
    var provider: String { self == .members ? "NibMemberProvider" : "SelectorProvider" }

    /// The actor of a property of it, in a class that has none.
    var attribute: String { self == .members ? "@MainActor " : "" }

    var modifier: String { self == .members ? "" : "nonisolated " }

    var form: RewrittenForm { self == .members ? .nibMember : .nibAction }

    /// The name of the property that lists what stands in one file, of those that have members of the class.
    func part(of path: String, _ number: Int) -> String {
        "\(property)Of\(path.split(separator: ".").joined())\(number == 0 ? "" : "\(number + 1)")"
    }
}
