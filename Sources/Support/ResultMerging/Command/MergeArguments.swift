/// What `merge-results` is told to do.
package struct MergeArguments: Equatable, Sendable {
    package static let usage = """
        merge-results makes one report of what several machines have tested: an index of all traces, and one file of
        JUnit's XML.

        Usage: swift run merge-results --into FOLDER [--traces FOLDER…] [--xunit FILE…]
                                       [--title TEXT] [--allow-missing]

        --into FOLDER     where index.html, the traces and tests.xml are written
        --traces FOLDER…  folders that tests have written traces to
        --xunit FILE…     files that swift test --xunit-output has written
        --title TEXT      the heading of the index; "Traces" by default
        --allow-missing   passes over folders and files that do not exist
        --help            prints this

        Example: swift run merge-results --into merged --traces machine-*/traces --xunit machine-*/*.xml

        It ends with 1 if something cannot be read, and writes what it has of the rest. A test that ran on one machine
        and is skipped by the others stands in tests.xml once; one that ran on several is a warning.
        """

    /// What is wrong with the arguments.
    package struct Mistake: Error, Equatable, CustomStringConvertible {
        package let description: String
    }

    package private(set) var target = ""
    package private(set) var traces: [String] = []
    package private(set) var reports: [String] = []
    package private(set) var title = "Traces"
    package private(set) var allowsMissing = false
    package private(set) var wantsHelp = false

    /// Reads the arguments behind the program's name.
    package init(_ arguments: [String]) throws(Mistake) {
        wantsHelp = arguments.contains("--help") || arguments.contains("-h")
        guard !wantsHelp else { return }
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--into": target = try Self.value(argument, "a folder", &rest)
            case "--title": title = try Self.value(argument, "a text", &rest)
            case "--traces": traces += try Self.values(argument, "a folder", &rest)
            case "--xunit": reports += try Self.values(argument, "a file", &rest)
            case "--allow-missing": allowsMissing = true
            default: throw Self.mistake("merge-results does not know \(argument).")
            }
        }
        guard !target.isEmpty else { throw Self.mistake("merge-results needs a folder: --into FOLDER.") }
        guard !(traces + reports).isEmpty else {
            throw Self.mistake("merge-results needs something to merge: --traces FOLDER or --xunit FILE.")
        }
    }

    private static func mistake(_ text: String) -> Mistake { Mistake(description: "\(text)\n\n\(usage)") }

    private static func value(
        _ option: String, _ noun: String, _ rest: inout ArraySlice<String>
    ) throws(Mistake) -> String {
        guard let value = rest.popFirst(), !value.hasPrefix("-"), !value.isEmpty else {
            throw mistake("\(option) needs \(noun) behind it.")
        }
        return value
    }

    /// One value, and those behind it up to the next option.
    private static func values(
        _ option: String, _ noun: String, _ rest: inout ArraySlice<String>
    ) throws(Mistake) -> [String] {
        var values = [try value(option, noun, &rest)]
        while let next = rest.first, !next.hasPrefix("-") {
            values.append(next)
            rest.removeFirst()
        }
        return values
    }
}
