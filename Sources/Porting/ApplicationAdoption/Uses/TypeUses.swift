/// How an application uses a type of a module that is not there.
struct TypeUses {
    /// A member, by its name, its kind and the arguments of its calls.
    struct MemberKey: Hashable {
        let name: String
        let isStatic: Bool
        /// The arguments; `nil` for a property.
        let call: CallShape?
    }

    /// How a member is used.
    struct MemberUses {
        var results: Set<ResultUse> = []
        /// What is assigned to a property.
        var assigned: Set<ArgumentShape> = []
        var isThrowing = false
        var isAsync = false
        var count = 0

        /// The words in front of a function's result.
        var effects: String {
            [isAsync ? "async" : "", isThrowing ? "throws" : ""].filter { !$0.isEmpty }.joined(separator: " ")
        }

        /// Adds the uses of a member that the same declaration stands for.
        mutating func add(_ other: MemberUses) {
            results.formUnion(other.results)
            assigned.formUnion(other.assigned)
            isThrowing = isThrowing || other.isThrowing
            isAsync = isAsync || other.isAsync
            count += other.count
        }
    }

    /// The class that has what a module adds to Apple's classes.
    static let pathOfAddedMembers = "NSObject"

    var path: String
    var count = 0
    /// Whether it is the first name that a class inherits from.
    var isFirstInherited = false
    /// Whether it can only be a protocol.
    var isProtocol = false
    /// Whether it is an attribute of variables.
    var isWrapper = false
    var wrapperLabels: Set<[String]> = []
    /// The number of its generic arguments.
    var genericCount = 0
    /// Members in the order of their first use.
    private(set) var members: [(key: MemberKey, uses: MemberUses)] = []
    private var places: [MemberKey: Int] = [:]

    init(path: String) { self.path = path }

    /// Notes a use of a member.
    mutating func note(_ key: MemberKey, _ change: (inout MemberUses) -> Void) {
        let place = places[key] ?? members.count
        if place == members.count {
            places[key] = place
            members.append((key, MemberUses()))
        }
        members[place].uses.count += 1
        change(&members[place].uses)
    }

    /// Whether the static property is by convention the type's own object, as `shared` is.
    static func isSingleton(_ name: String) -> Bool {
        ["shared", "sharedInstance", "default", "standard", "instance", "main", "current"].contains(name)
    }
}
