import Foundation

/// What `swift package adopt` is told to do.
package struct AdoptionArguments: Equatable, Sendable {
    static let usage = """
        Usage: swift package adopt PROJECT --into FOLDER [--configuration NAME] [--robot PATH-OR-URL]
                                   [--keep PACKAGE]… [--inside] [--dry-run]

        PROJECT               an .xcodeproj, an .xcworkspace, a Package.swift, or a folder with one of them
        --into FOLDER         the folder of the package that is written
        --configuration NAME  the build configuration whose settings are read; Debug by default
        --robot PATH-OR-URL   where robot-swift is: a folder, or a URL with @version; by default this package
        --keep PACKAGE        a package of the project that builds on Linux, which gets no stub
        --inside              allows a FOLDER that is the application's own
        --dry-run             prints what would be written
        --help                prints what the command does
        """

    /// What the command does, how to call it, and an example; `nil` if the arguments do not ask for that.
    package static func help(for arguments: [String]) -> String? {
        guard arguments.contains("--help") || arguments.contains("-h") else { return nil }
        return """
            Writes a package that compiles and tests the application of an Xcode project on Linux. The project stays as
            it is.

            \(usage)

            Example: swift package --allow-writing-to-directory ../MyAppOnLinux \\
                         adopt ../MyApp/MyApp.xcodeproj --into ../MyAppOnLinux

            """
    }

    /// What is wrong with the arguments.
    package struct Mistake: Error, CustomStringConvertible {
        package let description: String
    }

    package private(set) var project: URL
    package private(set) var configuration = "Debug"
    package private(set) var options: WritingOptions
    package private(set) var isInsideAllowed = false
    package private(set) var isDry = false

    /// Reads the arguments.
    ///
    /// - Parameters:
    ///   - arguments: the arguments behind the command's name.
    ///   - folder: the folder that paths begin at.
    ///   - package: the folder of this package.
    /// - Throws: a ``Mistake``.
    package init(_ arguments: [String], in folder: URL, robot package: URL) throws(Mistake) {
        var (project, target): (URL?, URL?)
        var robot = RobotLocation.folder(package)
        var kept: Set<String> = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--into":
                target = RelativePath.resolved(try Self.value(argument, "a folder", &rest), from: folder)
            case "--configuration": configuration = try Self.value(argument, "a name", &rest)
            case "--robot":
                robot = RobotLocation(try Self.value(argument, "a path or a URL", &rest), from: folder)
            case "--keep": kept.insert(try Self.value(argument, "the name of a package", &rest))
            case "--inside": isInsideAllowed = true
            case "--dry-run": isDry = true
            case _ where argument.hasPrefix("-") || project != nil:
                throw Mistake(description: "adopt does not know \(argument).\n\n\(Self.usage)")
            default: project = RelativePath.resolved(argument, from: folder)
            }
        }
        guard let project else { throw Mistake(description: "adopt needs a project.\n\n\(Self.usage)") }
        guard let target else {
            throw Mistake(description: "adopt needs a folder: --into FOLDER.\n\n\(Self.usage)")
        }
        self.project = project
        options = WritingOptions(folder: target, robot: robot, keptPackages: kept)
    }

    private static func value(
        _ option: String, _ noun: String, _ rest: inout ArraySlice<String>
    ) throws(Mistake) -> String {
        guard let value = rest.popFirst(), !value.hasPrefix("-") else {
            throw Mistake(description: "\(option) needs \(noun) behind it.\n\n\(usage)")
        }
        return value
    }
}
