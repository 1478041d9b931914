import Synchronization

/// The line of a test, or of view code, that made a call.
///
/// Every function of the test DSL takes the four parts as defaulted parameters and packs them immediately, so that a
/// failure found deep inside is recorded at the line of the test. A verb of your own does so as well, with
/// ``perform(_:_:)``. One parameter cannot do for the four: a `#line` inside an expression that is a default, such as
/// `CallSite(…, #line, …)`, is the line of the declaration.
public struct CallSite: Sendable, CustomStringConvertible {
    /// `Module/File.swift`.
    public let fileID: StaticString
    /// The full path of the Swift file, to pass on; see ``path``.
    package let filePath: StaticString
    /// The number of the file in whose place the Swift file stands, such as a feature; `nil` for the Swift file itself.
    // Not the path: a site is copied with every call and timer, which costs more for what has references.
    private var otherFile: UInt32?
    /// The paths of files that are not written in Swift, and the numbers by the paths.
    private static let otherFiles = Mutex<(paths: [String], numbers: [String: UInt32])>(([], [:]))
    /// The line, counted from 1.
    public private(set) var line: UInt
    /// The column, counted from 1.
    public let column: UInt
    /// The function that was called there, with its labels: `tapOn(_:lapse:fileID:filePath:line:column:)`.
    public let function: StaticString

    /// Makes the line of a call of the function that this stands in.
    ///
    /// - Parameters:
    ///   - fileID: the function's parameter with the default `#fileID`.
    ///   - filePath: that with the default `#filePath`.
    ///   - line: that with the default `#line`.
    ///   - column: that with the default `#column`.
    ///   - function: the function; left out, it is the one in which this stands.
    public init(
        _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt,
        function: StaticString = #function
    ) {
        self.fileID = fileID
        self.filePath = filePath
        self.line = line
        self.column = column
        self.function = function
    }

    /// Makes the line of a file that is known only when the program runs, such as a feature, for a call that reads it.
    package init(_ path: String, _ line: UInt, for call: CallSite, function: StaticString = #function) {
        self.init(call.fileID, call.filePath, line, 1, function: function)
        otherFile = Self.otherFiles.withLock { files in
            if let number = files.numbers[path] { return number }
            let number = UInt32(files.paths.count)
            files.paths.append(path)
            files.numbers[path] = number
            return number
        }
    }

    /// Another line of the same file.
    package func atLine(_ line: UInt) -> CallSite {
        var site = self
        site.line = line
        return site
    }

    /// The file's full path.
    public var path: String {
        otherFile.map { number in Self.otherFiles.withLock { $0.paths[Int(number)] } } ?? "\(filePath)"
    }

    package var module: String { String("\(fileID)".prefix { $0 != "/" }) }

    /// Whether the line is in this package, and says nothing to its users.
    package var isOfFramework: Bool { RunningLine.ownModules.contains(module) }

    /// The function's name without its labels: `tapOn`.
    public var functionName: String { String("\(function)".prefix { $0 != "(" }) }

    /// Whether another site is on the same line of the same file.
    func isSameLine(as other: CallSite) -> Bool {
        line == other.line && path == other.path
    }

    /// Whether another site is the same call, by the addresses of its texts: `false` may be returned for equal texts.
    package func isIdentical(to other: CallSite) -> Bool {
        isSamePlace(as: other) && Self.isSameText(fileID, other.fileID)
            && Self.isSameText(function, other.function)
    }

    /// Whether another site is the same line and column of the same file, by the addresses of its texts, as above.
    package func isSamePlace(as other: CallSite) -> Bool {
        line == other.line && column == other.column && otherFile == other.otherFile
            && Self.isSameText(filePath, other.filePath)
    }

    private static func isSameText(_ one: StaticString, _ other: StaticString) -> Bool {
        one.hasPointerRepresentation && other.hasPointerRepresentation && one.utf8Start == other.utf8Start
            && one.utf8CodeUnitCount == other.utf8CodeUnitCount
    }

    /// `File.swift:12`, the file without its folders.
    public var description: String { "\(fileName):\(line)" }

    /// The file without its folders.
    ///
    /// Not that of `fileID`: a function of a test may pass on `#filePath` and `#line` of its caller alone.
    public var fileName: String {
        path.split(separator: "/").last.map(String.init) ?? path
    }
}
