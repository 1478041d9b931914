import Foundation

/// A program that shows screens in a set of guises, and prints what is wrong in each.
///
/// `swift run robot guises` writes and runs one for an application; a file of a few lines is another one:
///
/// ```swift
/// @testable import MyApp
/// import Guises
///
/// GuisesProgram("MyApp") {
///     [GuisedScreen("Login") { LoginViewController() }, GuisedScreen("Cart") { CartViewController() }]
/// }.run()
/// ```
///
/// Its options are a set, `--set devices+textSizes`, and a page with all looks, `--sheet FILE`.
public struct GuisesProgram: Sendable {
    private let name: String
    private let filePath: StaticString
    private let screens: @MainActor @Sendable () -> [GuisedScreen]

    /// Makes a program.
    ///
    /// - Parameters:
    ///   - name: the application's name, for the page.
    ///   - screens: the screens.
    public init(
        _ name: String, filePath: StaticString = #filePath,
        screens: @escaping @MainActor @Sendable () -> [GuisedScreen]
    ) {
        (self.name, self.filePath, self.screens) = (name, filePath, screens)
    }

    /// Shows the screens as the program's arguments say, prints the findings, and ends the program.
    ///
    /// The status is 1 if anything is wrong, and 2 for arguments that it does not know.
    public func run() -> Never {
        // The program's first lines are on the main thread; in Swift 5 mode the compiler does not know it.
        MainActor.assumeIsolated {
            do {
                exit(try answer(Array(CommandLine.arguments.dropFirst())))
            } catch {
                FileHandle.standardError.write(Data("error: \(error)\n".utf8))
                exit(2)
            }
        }
    }

    /// Does what arguments say, and returns the program's status.
    @MainActor
    func answer(_ arguments: [String], print: (String) -> Void = { Swift.print($0) }) throws -> Int32 {
        let arguments = try GuisesArguments(arguments)
        if arguments.isHelp {
            print(GuisesArguments.help)
            return 0
        }
        let report = GuiseReport(
            of: screens(), in: arguments.guises, pictures: arguments.sheet != nil, filePath: filePath)
        for screen in report.screens { print("\(screen.name): \(screen)") }
        if let sheet = arguments.sheet {
            try ContactSheet(report, title: name).write(to: URL(fileURLWithPath: sheet), approves: false)
            print("All looks: \(sheet)")
        }
        return report.findingCount == 0 ? 0 : 1
    }
}
