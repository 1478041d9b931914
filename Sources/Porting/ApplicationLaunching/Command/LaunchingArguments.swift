import FailureReporting

/// What `robot` is told to do.
package struct LaunchingArguments: Equatable, Sendable {
    /// What is wrong with the arguments.
    package struct Mistake: Error, Equatable, CustomStringConvertible {
        package let description: String
    }

    package private(set) var subcommand = Subcommand.session
    /// The package's folder, if it is named.
    private(set) var package: String?
    /// The folder of the build, if it is named.
    private(set) var scratch: String?
    /// The application's target, if it is named.
    private(set) var target: String?
    /// Expressions of view controllers or views that are shown in place of the application.
    private(set) var screens: [String] = []
    private(set) var onlyBuilds = false
    package private(set) var isHelp = false
    /// What the program is given that is built.
    private(set) var forwarded: [String] = []
    /// Whether the plugin RobotCommand runs it, and has no standard input for it but a terminal's.
    private(set) var isOfPlugin = false

    private static let valueOptions: [String: any WritableKeyPath<Self, String?> & Sendable] = [
        "--package-path": \.package, "--scratch-path": \.scratch, "--target": \.target,
    ]
    private static let flags: [String: any WritableKeyPath<Self, Bool> & Sendable] = [
        "--build": \.onlyBuilds, "--help": \.isHelp, "-h": \.isHelp,
    ]
    private static let screenOption = "--screen"
    /// What the plugin puts in front of its user's arguments.
    private static let pluginFlag = "--plugin"

    /// Reads the arguments.
    ///
    /// - Parameter arguments: those behind the program's name.
    /// - Throws: a ``Mistake``.
    package init(_ arguments: some Sequence<String>) throws(Mistake) {
        var rest = Array(arguments)[...]
        if rest.first == Self.pluginFlag {
            isOfPlugin = true
            rest.removeFirst()
        }
        if let word = rest.first, !word.hasPrefix("-") {
            rest.removeFirst()
            guard let known = Subcommand(rawValue: word) else {
                throw Self.unknown("subcommand", word, Subcommand.allCases.map(\.rawValue))
            }
            subcommand = known
        }
        while let argument = rest.popFirst() { try read(argument, &rest) }
        if screens.count > 1, subcommand != .guises {
            throw Mistake(description: "--screen stands once, except for `guises`, which shows several.")
        }
        if forwarded.contains("--json"), forwarded.contains("--mcp") {
            throw Mistake(description: "--json and --mcp exclude each other.")
        }
    }

    private mutating func read(_ argument: String, _ rest: inout ArraySlice<String>) throws(Mistake) {
        if let flag = Self.flags[argument] {
            self[keyPath: flag] = true
        } else if let option = Self.valueOptions[argument] {
            self[keyPath: option] = try Self.value(of: argument, &rest)
        } else if argument == Self.screenOption {
            screens.append(try Self.value(of: argument, &rest))
        } else if subcommand.flags.contains(argument) {
            forwarded.append(argument)
        } else if subcommand.valueOptions.contains(argument) {
            forwarded += [argument, try Self.value(of: argument, &rest)]
        } else {
            let own = Self.flags.keys.sorted() + Self.valueOptions.keys.sorted() + [Self.screenOption]
            throw Self.unknown("option", argument, own + subcommand.flags + subcommand.valueOptions)
        }
    }

    private static func value(of option: String, _ rest: inout ArraySlice<String>) throws(Mistake) -> String {
        guard let value = rest.popFirst(), !value.hasPrefix("-"), !value.isEmpty else {
            throw Mistake(description: "\(option) needs a value behind it.")
        }
        return value
    }

    private static func unknown(_ noun: String, _ word: String, _ names: [String]) -> Mistake {
        let nearest = NearestName.of(word, among: names).map { " Did you mean \($0)?" } ?? ""
        return Mistake(
            description: "robot has no \(noun) \(word).\(nearest) `swift run robot --help` lists all.")
    }
}
