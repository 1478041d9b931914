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

    static let usage = "Usage: swift run NAME [--json] [--screens N] [--depth N] [--taps N] [--launches N]"

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
