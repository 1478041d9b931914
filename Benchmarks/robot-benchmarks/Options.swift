import Foundation

/// The options on the command line.
struct Options {
    /// The default sizes of trees.
    static let standardSizes = [1_000, 10_000, 100_000, 1_000_000]

    /// The words that names of suites must contain.
    private(set) var words: [String] = []
    private(set) var sizes = standardSizes
    private(set) var wantsJSON = false

    init(_ arguments: [String]) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--json": wantsJSON = true
            case "--sizes": sizes = Self.sizes(rest.popFirst() ?? "")
            case let option where option.hasPrefix("-"):
                Self.stop("Unknown option \(option). Options: --json, --sizes 1000,10000.")
            default: words.append(argument)
            }
        }
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
