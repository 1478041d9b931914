import Foundation
import Robot

/// Launches an application, walks over its screens, and says what became of each.
///
/// `swift package adopt` writes a program with it for each application, which `swift run MyAppDoctor` runs:
///
/// ```swift
/// @testable import MyApp
/// import ApplicationDoctor
///
/// ApplicationDoctor("MyApp") {
///     SimulatedDevice.current.launch(AppDelegate.self, scene: SceneDelegate.self)
/// }.run()
/// ```
///
/// From the first screen it taps whatever can be tapped, each time after a launch of its own, in a process of its own
/// with empty settings and files, so that it goes on when the application's code crashes. What is set before the
/// launch, such as a setting that says who is logged in, holds for each.
public struct ApplicationDoctor: Sendable {
    private let name: String
    private let limits: DoctorLimits
    private let launch: @MainActor @Sendable () -> Void

    /// Makes a doctor.
    ///
    /// - Parameters:
    ///   - name: the application's name, for the report.
    ///   - limits: where the walk ends, unless the program's arguments say otherwise.
    ///   - launch: launches the application, with what it needs beforehand.
    public init(
        _ name: String, limits: DoctorLimits = DoctorLimits(),
        launch: @escaping @MainActor @Sendable () -> Void
    ) {
        (self.name, self.limits, self.launch) = (name, limits, launch)
    }

    /// Walks over the application's screens as the program's arguments say, prints the report, and ends the program.
    ///
    /// The status is 1 if the application crashed or failed anywhere, and 2 for arguments that it does not know.
    public func run() -> Never {
        // The program's first lines are on the main thread; in Swift 5 mode the compiler does not know it.
        MainActor.assumeIsolated { walk() }
    }

    @MainActor
    private func walk() -> Never {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == ChildVisitor.argument {
            ChildVisit.run(launch, along: arguments.dropFirst().first ?? "[]")
        }
        if let help = DoctorArguments.help(for: arguments, limits: limits) {
            print(help, terminator: "")
            exit(0)
        }
        do {
            let arguments = try DoctorArguments(arguments, limits: limits)
            let report = try VisitFolder.inside { folder in
                Walk.run(
                    name, ChildVisitor(program: Self.program, folder: folder), limits: arguments.limits)
            }
            print(arguments.isJSON ? report.json : report.text, terminator: "")
            exit(report.hasFailures ? 1 : 0)
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(2)
        }
    }

    /// This program's file, also where it was found by the shell's search path.
    private static var program: URL {
        let link = "/proc/self/exe"
        let path = try? FileManager().destinationOfSymbolicLink(atPath: link)
        return URL(fileURLWithPath: path ?? CommandLine.arguments[0])
    }
}
