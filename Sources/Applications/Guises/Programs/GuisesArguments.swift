/// The arguments of a program that shows screens in guises.
struct GuisesArguments {
    /// What is wrong with arguments.
    struct Mistake: Error, CustomStringConvertible {
        let description: String
    }

    private(set) var guises = Guises.essential
    /// The file of the page with all looks.
    private(set) var sheet: String?
    private(set) var isHelp = false

    static let usage = "Usage: swift run NAME [--set NAMES] [--sheet FILE] [--help]"

    /// What the program does, its options and an example.
    static let help = """
        Shows screens in a set of guises - devices, orientations, appearances, text sizes and languages - and says
        what is wrong in each.

        \(usage)

        --set NAMES   which guises, with + between sets: \(GuiseRequest.sets.map(\.name).joined(separator: ", "));
                      essential by default
        --sheet FILE  also writes a page with each screen in each guise
        --help        prints this

        Example: swift run MyAppGuises --set devices+textSizes --sheet guises.html

        It ends with 1 if anything is wrong, and with 2 for arguments that it does not know.
        """

    /// Reads the arguments behind the program's name.
    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h": isHelp = true
            case "--set": guises = try GuiseRequest(try Self.value(of: argument, &rest)).guises
            case "--sheet": sheet = try Self.value(of: argument, &rest)
            default: throw Mistake(description: "guises does not know \(argument).\n\(Self.usage)")
            }
        }
    }

    private static func value(of option: String, _ rest: inout ArraySlice<String>) throws(Mistake) -> String {
        guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("-") else {
            throw Mistake(description: "\(option) needs a value behind it.\n\(usage)")
        }
        return value
    }
}
