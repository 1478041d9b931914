/// The arguments of a doctor's program.
struct DoctorArguments: Equatable {
    /// What is wrong with arguments.
    struct Mistake: Error, CustomStringConvertible {
        let description: String
    }

    private(set) var isJSON = false
    private(set) var limits: DoctorLimits

    private static var options: [String: WritableKeyPath<DoctorLimits, Int>] {
        ["--screens": \.screens, "--depth": \.depth, "--taps": \.taps, "--launches": \.launches]
    }

    static let usage =
        "Usage: swift run NAME [--json] [--screens N] [--depth N] [--taps N] [--launches N] [--help]"

    /// What the program does, its options and an example; `nil` if the arguments do not ask for that.
    static func help(for arguments: some Collection<String>, limits: DoctorLimits) -> String? {
        guard arguments.contains("--help") || arguments.contains("-h") else { return nil }
        return """
            Launches the application, taps whatever can be tapped on each of its screens, and says what became of them.
            Each tap has a process of its own, so that it goes on when the application's code crashes.

            \(usage)

            --json        prints the report as JSON
            --screens N   ends after N screens; \(limits.screens) by default
            --depth N     goes N taps deep; \(limits.depth) by default
            --taps N      taps N things on a screen; \(limits.taps) by default
            --launches N  launches the application N times; \(limits.launches) by default
            --help        prints this

            Example: swift run MyAppDoctor --screens 50 --json > report.json

            It ends with 1 if the application crashed or failed anywhere, and with 2 for arguments that it does not
            know.

            """
    }

    /// Reads the arguments.
    ///
    /// - Parameters:
    ///   - arguments: those behind the program's name.
    ///   - limits: what they change.
    /// - Throws: a ``Mistake``.
    init(_ arguments: some Collection<String>, limits: DoctorLimits) throws(Mistake) {
        self.limits = limits
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            if argument == "--json" {
                isJSON = true
                continue
            }
            guard let option = Self.options[argument] else {
                throw Mistake(description: "The doctor does not know \(argument).\n\(Self.usage)")
            }
            guard let number = rest.popFirst().flatMap(Int.init), number > 0 else {
                throw Mistake(description: "\(argument) needs a number above 0 behind it.\n\(Self.usage)")
            }
            self.limits[keyPath: option] = number
        }
    }
}
