extension LaunchingArguments {
    /// The text of `--help`.
    package static var usage: String {
        let width = Subcommand.allCases.map(\.rawValue.count).max() ?? 0
        let subcommands = Subcommand.allCases.map {
            let name = $0.rawValue + String(repeating: " ", count: width - $0.rawValue.count)
            return "  \(name)  \($0.summary)"
        }
        return """
            Usage: swift run robot [SUBCOMMAND] [OPTIONS]
                   swift package robot [SUBCOMMAND] [OPTIONS]    in a terminal

            Builds the application of a package with a program that drives it, and runs that program.

            \(subcommands.joined(separator: "\n"))
              repair   proposes other queries for those of a test that find nothing: robot repair FILE
              watch    runs the tests that a change concerns, after each change of a file

            --target NAME          the application's target; by default the one with an application's delegate
            --screen EXPRESSION    shows a view controller or a view in place of the application, such as
                                   'SettingsController(style: .plain)'; several times for guises
            --package-path FOLDER  the application's package; by default that of the current folder
            --scratch-path FOLDER  where the program is built; by default .build/robot in the package
            --build                builds, and runs nothing

            """
    }
}
