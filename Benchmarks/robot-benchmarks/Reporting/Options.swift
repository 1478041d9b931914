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
        Options: --filter "by label" for rows, --sizes 1000,10000, --json, --plot growth.svg, and --check to fail if a goal \
        is not met.
        """

    init(_ arguments: [String]) {
        var rest = arguments[...]
        func value(_ option: String) -> String {
            guard let value = rest.popFirst(), !value.isEmpty else { Self.stop("\(option) takes a value.") }
            return value
        }
        while let argument = rest.popFirst() {
            switch argument {
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
