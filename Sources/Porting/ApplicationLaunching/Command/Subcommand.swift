/// What is done with an application: a program of the library that does it is built and run.
package enum Subcommand: String, CaseIterable, Sendable {
    /// Drives it from outside; what `robot` does without a subcommand.
    case session
    /// Walks over its screens.
    case doctor
    /// Shows screens in guises.
    case guises

    /// The library's name.
    var library: String {
        switch self {
        case .session: "ApplicationSession"
        case .doctor: "ApplicationDoctor"
        case .guises: "Guises"
        }
    }

    /// The type of the library that is the program.
    var type: String { self == .guises ? "GuisesProgram" : library }

    /// What the program's name ends with.
    var programSuffix: String {
        switch self {
        case .session: "Session"
        case .doctor: "Doctor"
        case .guises: "Guises"
        }
    }

    /// The program's options without a value.
    var flags: [String] {
        switch self {
        case .session: ["--json", "--mcp"]
        case .doctor: ["--json"]
        case .guises: []
        }
    }

    /// The program's options with a value.
    var valueOptions: [String] {
        switch self {
        case .session: []
        case .doctor: ["--screens", "--depth", "--taps", "--launches"]
        case .guises: ["--set", "--sheet"]
        }
    }

    /// Whether the program reads standard input.
    var readsInput: Bool { self == .session }

    /// The help's line.
    var summary: String {
        switch self {
        case .session: "opens a session, also without a subcommand; --json and --mcp are for programs"
        case .doctor:
            "walks over the screens: --json, --screens N, --depth N, --taps N, --launches N"
        case .guises:
            "shows the first screen, or each --screen, in all guises: --set NAMES, --sheet FILE"
        }
    }
}
