import Foundation

/// The objects of a project file.
struct XcodeProject {
    /// An object, such as a target or a reference to a file.
    struct Object {
        let id: String
        let fields: PropertyListDictionary
        let line: Int?

        var isa: String { self["isa"] ?? "" }
        subscript(key: String) -> String? { fields[key]?.string }
        func list(_ key: String) -> [String] { fields[key]?.strings ?? [] }
    }

    /// The newest form of the file that is known; Xcode 26 writes it.
    private static let newestVersion = 90

    /// `MyApp.xcodeproj`.
    let path: String
    /// The file in it.
    let file: String
    /// The folder that the paths in it are relative to.
    let folder: String
    let root: Object
    /// All objects, in the order of the file.
    let objects: [Object]
    private let indexes: [String: Int]

    var name: String { FilePath.stem(path) }

    init(_ path: String, _ finder: FileFinder, _ problems: ProblemList) throws(AdoptionFailure) {
        self.path = path
        file = path.hasSuffix(".pbxproj") ? path : "\(path)/project.pbxproj"
        guard let data = finder.data(file) else {
            throw AdoptionFailure(
                "The project file is missing, or cannot be read.", at: file,
                cure: "Name the .xcodeproj of the application.")
        }
        let list = try PropertyListFile(data, at: file)
        let objects = Self.objects(of: list)
        let indexes = Dictionary(objects.indices.map { (objects[$0].id, $0) }, uniquingKeysWith: { $1 })
        (self.objects, self.indexes) = (objects, indexes)
        // A file that is cut off has lost its last line, which names the root.
        let named = list.root.dictionary?["rootObject"]?.string.flatMap { indexes[$0] }
        guard let index = named ?? objects.firstIndex(where: { $0.isa == "PBXProject" }) else {
            throw AdoptionFailure(
                Self.text(of: list) ?? "The file has no project in it.", at: file, line: list.cut?.line,
                cure: "Restore the file's last good version.")
        }
        root = objects[index]
        let container = FilePath.folder(path.hasSuffix(".pbxproj") ? FilePath.folder(path) : path)
        folder = FilePath.join(container, root["projectDirPath"] ?? "")
        Self.report(list, at: file, to: problems)
    }

    private static func objects(of list: PropertyListFile) -> [Object] {
        let entries = list.root.dictionary?["objects"]?.dictionary?.entries ?? []
        return entries.compactMap { entry in
            entry.value.dictionary.map { Object(id: entry.key, fields: $0, line: entry.line) }
        }
    }

    /// The object with an identifier; `nil` if there is none.
    subscript(id: String?) -> Object? { id.flatMap { indexes[$0] }.map { objects[$0] } }

    /// The objects that a field lists, without those that are not there.
    func objects(_ key: String, of object: Object) -> [Object] { object.list(key).compactMap { self[$0] } }

    func place(of object: Object) -> Place { Place(path: file, line: object.line) }

    private static func report(_ list: PropertyListFile, at file: String, to problems: ProblemList) {
        if let cut = list.cut {
            problems.add(
                "\(text(of: list) ?? "") What stands before was read.", at: file, line: cut.line,
                cure: "Restore the file's last good version.")
        }
        if let line = list.wrongLine {
            problems.add(
                "The line is not text in UTF-8.", at: file, line: line, cure: "Save the project in Xcode.")
        }
        if let text = list.root.dictionary?["objectVersion"]?.string, Int(text) ?? 0 > newestVersion {
            problems.add(
                "The project's objectVersion \(text) is newer than \(newestVersion); what is new in it is left out.",
                at: file, line: list.root.dictionary?.line(of: "objectVersion"),
                cure: "Set an earlier Project Format in Xcode's file inspector.")
        }
    }

    private static func text(of list: PropertyListFile) -> String? {
        list.cut.map { cut in
            "The file ends in line \(cut.line), where \(cut.open.joined(separator: " in ")) is still open."
        }
    }
}
