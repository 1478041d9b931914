import Foundation

/// The options on the command line.
struct Options {
    /// The default sizes of trees.
    static let standardSizes = [1_000, 10_000, 100_000, 1_000_000]

    /// The words that names of suites must contain.
    private(set) var words: [String] = []
    private(set) var sizes = standardSizes
    private(set) var wantsJSON = false
    /// The words that names of rows must contain; all rows run if there are none.
    private(set) var filters: [String] = []
    /// Whether a goal that is not met makes the program fail.
    private(set) var checksGoals = false
    /// Where the growth over the sizes is drawn, if anywhere.
    private(set) var plot: String?

    private static let help = """
        Options: --filter "by label" for rows, --sizes 1000,10000, --json, --plot growth.svg, --check to fail if a goal is \
        not met, and --help.
        """

    /// - Parameter suites: the names of the suites, for the help.
    init(_ arguments: [String], suites: [String]) {
        var rest = arguments[...]
        func value(_ option: String) -> String {
            guard let value = rest.popFirst(), !value.isEmpty else { Self.stop("\(option) takes a value.") }
            return value
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h":
                print(Self.usage(suites))
                exit(EXIT_SUCCESS)
            case "--json": wantsJSON = true
            case "--check": checksGoals = true
            case "--filter": filters.append(value("--filter").lowercased())
            case "--plot": plot = value("--plot")
            case "--sizes": sizes = Self.sizes(rest.popFirst() ?? "")
            case let option where option.hasPrefix("-"):
                Self.stop("Unknown option \(option). \(Self.help)")
            default: words.append(argument)
            }
        }
    }

    private static func usage(_ suites: [String]) -> String {
        """
        Measures the toolkit beside the least that the same work can cost.

        Usage: swift run -c release robot-benchmarks [WORD…] [OPTION…]

        Runs the suites whose names contain one of the words, or all of them:
          \(suites.joined(separator: ", "))

        Options:
          --filter TEXT     only rows with the text in "suite: row", in any case; may be given several times
          --sizes N,N…      numbers of views of the trees, from 10 upwards; \(standardSizes.map(String.init).joined(separator: ","))
          --json            the results as JSON
          --plot FILE.svg   draws how times grow with the sizes
          --check           fails if a goal is not met
          --help            this text

        Example: swift run -c release robot-benchmarks tap query --filter "by class" --sizes 1000,10000
        """
    }

    /// Whether a row is to be run.
    func includes(_ row: String) -> Bool {
        filters.isEmpty || filters.contains { row.lowercased().contains($0) }
    }

    private static func sizes(_ list: String) -> [Int] {
        let sizes = list.split(separator: ",").map { Int($0) ?? 0 }
        guard !sizes.isEmpty, sizes.allSatisfy({ $0 >= 10 }) else {
            stop("--sizes takes numbers of views from 10 upwards, such as 1000,10000, not \"\(list)\".")
        }
        return sizes
    }

    static func stop(_ message: String) -> Never {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        exit(EXIT_FAILURE)
    }
}
