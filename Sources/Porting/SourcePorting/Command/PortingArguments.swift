/// The arguments of the command that rewrites files.
public struct PortingArguments: Equatable, Sendable {
    /// A mistake in the arguments.
    public struct Mistake: Error, Equatable, CustomStringConvertible {
        /// What is wrong, and what to write instead.
        public let description: String
    }

    /// How to call the command.
    public static let usage = """
        Usage: port-uikit [--into FOLDER] [--report] [--json] [--page FILE] [--tests] [--context FOLDER]
                          [--check FOLDER] [--swiftc PATH] [--module NAME] [--define NAME] FILE-OR-FOLDER…
               port-uikit --into FOLDER --copy PATH NAME…

          --into FOLDER     writes the rewritten files to a folder; a file that is the same stays untouched
          --report          prints what is rewritten in each file, and what cannot be
          --json            prints the report as JSON
          --page FILE       writes the report as a page of HTML, too
          --module NAME     names the module of the files behind it, or of all if none are; can be repeated
          --define NAME     lets a condition of #if hold in the module of the files beside it; can be repeated
          --library         leaves out @main, for a module that is not a program
          --resources NAME  adds a file by which the code finds its resources in the bundle of that name
          --copy PATH NAME  copies a resource to a path in the folder of --into; can be repeated
          --tests           makes test methods of XCTest classes on the main actor async
          --context FOLDER  reads the declarations of a module that these files import; can be repeated
          --check FOLDER    reports which files compile with the built modules in a folder; can be repeated
          --swiftc PATH     the compiler for --check, if it is neither in PATH nor beside swift
          --help            prints what the command does

        A folder with a file port-uikit.json stands for the files that this names.
        """

    /// What the command does, how to call it, and an example; `nil` if the arguments do not ask for that.
    public static func help(for arguments: [String]) -> String? {
        guard arguments.contains("--help") || arguments.contains("-h") else { return nil }
        return """
            Prints which of an application's files for iOS compile on Linux, what is rewritten in them, and what is
            missing; or writes the rewritten files. The originals stay as they are.

            \(usage)

            Example: swift package port-uikit --report ../MyApp/Sources

            """
    }

    /// The modules to rewrite, in the order in which they were named.
    public var modules: [Module] = []
    /// The files and folders of modules that the inputs import.
    public var context: [String] = []
    /// The folders with the built modules to type-check with; none to leave that out.
    public var moduleFolders: [String] = []
    /// The compiler's path; `nil` to find it.
    public var compilerPath: String?
    /// The folder for the rewritten files; `nil` to write none.
    public var outputFolder: String?
    /// The name of the bundle with the resources, such as `MyPackage_MyApp`; `nil` if there are none.
    public var resources: String?
    /// The resources to copy.
    public var copies: [ResourceCopy] = []
    /// Whether to print what is rewritten.
    public var printsReport = false
    /// Whether the report is JSON.
    public var printsJSON = false
    /// The file for the report as a page; `nil` to write none.
    public var pagePath: String?
    /// What the rewriter does besides.
    public var options = RewritingOptions()

    /// Reads the arguments.
    ///
    /// - Parameter arguments: the arguments without the program's name.
    /// - Throws: a ``Mistake`` for an unknown option, one without its folder, or no input.
    public init(_ arguments: [String]) throws {
        options.namesOriginalFiles = true
        var inputs = ModuleInputs()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--into": outputFolder = try Self.value(of: argument, "a folder", &rest)
            case "--context": context.append(try Self.value(of: argument, "a folder", &rest))
            case "--check": moduleFolders.append(try Self.value(of: argument, "a folder", &rest))
            case "--swiftc": compilerPath = try Self.value(of: argument, "a path", &rest)
            case "--report": printsReport = true
            case "--json": printsJSON = true
            case "--page": pagePath = try Self.value(of: argument, "a file", &rest)
            case "--module": inputs.begin(try Self.value(of: argument, "a name", &rest))
            case "--define": inputs.define(try Self.value(of: argument, "a name", &rest))
            case "--library": options.keepsEntryPoint = false
            case "--resources": resources = try Self.value(of: argument, "a name", &rest)
            case "--copy":
                let source = try Self.value(of: argument, "a path and a name", &rest)
                let name = try Self.value(of: argument, "a path and a name", &rest)
                copies.append(ResourceCopy(source: source, name: name))
            case "--tests": options.makesTestsAsynchronous = true
            case _ where argument.hasPrefix("-"):
                throw Mistake(description: "\(argument) is not an option of port-uikit.\n\n\(Self.usage)")
            default: inputs.add(argument)
            }
        }
        modules = inputs.modules
        guard !modules.isEmpty || (!copies.isEmpty && outputFolder != nil) else {
            throw Mistake(description: "port-uikit needs a file or folder to rewrite.\n\n\(Self.usage)")
        }
        if outputFolder != nil, modules.count > 1 {
            throw Mistake(description: "--into takes the files of one module.\n\n\(Self.usage)")
        }
        // Without a folder to write to, the report is all that the command is for.
        if outputFolder == nil || !moduleFolders.isEmpty || printsJSON || pagePath != nil {
            printsReport = true
        }
    }

    private static func value(
        of option: String, _ noun: String, _ rest: inout ArraySlice<String>
    ) throws -> String {
        guard let value = rest.popFirst(), !value.hasPrefix("-") else {
            throw Mistake(description: "\(option) needs \(noun) behind it.\n\n\(usage)")
        }
        return value
    }
}
