@testable import ApplicationAdoption

/// A project of some objects that a test names, with what each project has.
struct ProjectText {
    private var objects: [(String, PropertyListValue)]
    private var targets: [PropertyListValue] = []
    private let root: [(String, PropertyListValue)]
    private let version: String

    /// - Parameter root: What the project itself has besides its targets.
    init(
        _ objects: [(String, PropertyListValue)] = [], root: [(String, PropertyListValue)] = [],
        version: String = "77"
    ) {
        self.objects = objects
        self.root = root
        self.version = version
    }

    /// Adds a target with files in its sources.
    mutating func add(
        _ name: String, _ type: String = "application", sources: [String] = [], resources: [String] = [],
        settings: PropertyListValue = [:], with fields: [(String, PropertyListValue)] = []
    ) {
        let id = "T-\(name)"
        var phases: [PropertyListValue] = []
        for (isa, files) in [("PBXSourcesBuildPhase", sources), ("PBXResourcesBuildPhase", resources)]
        where !files.isEmpty {
            let ids = files.map { add(file: $0, for: "\(id)-\(isa)") }
            objects.append(
                ("\(id)-\(isa)", ["isa": .init(stringLiteral: isa), "files": .init(content: .array(ids))]))
            phases.append(.init(stringLiteral: "\(id)-\(isa)"))
        }
        let own = fields.first { $0.0 == "buildPhases" }?.1.array ?? []
        objects.append(
            (
                "\(id)-list",
                ["isa": "XCConfigurationList", "buildConfigurations": [.init(stringLiteral: "\(id)-debug")]]
            ))
        objects.append(
            ("\(id)-debug", ["isa": "XCBuildConfiguration", "name": "Debug", "buildSettings": settings]))
        let target: [(String, PropertyListValue)] = [
            ("isa", "PBXNativeTarget"), ("name", .init(stringLiteral: name)),
            ("productType", .init(stringLiteral: "com.apple.product-type.\(type)")),
            ("buildConfigurationList", .init(stringLiteral: "\(id)-list")),
            ("buildPhases", .init(content: .array(phases + own))),
        ]
        objects.append((id, PropertyListValue(target + fields.filter { $0.0 != "buildPhases" })))
        targets.append(.init(stringLiteral: id))
    }

    private mutating func add(file: String, for phase: String) -> PropertyListValue {
        if !objects.contains(where: { $0.0 == "F-\(file)" }) {
            objects.append(
                (
                    "F-\(file)",
                    ["isa": "PBXFileReference", "path": .init(stringLiteral: file), "sourceTree": "<group>"]
                ))
        }
        objects.append(
            ("\(phase)-\(file)", ["isa": "PBXBuildFile", "fileRef": .init(stringLiteral: "F-\(file)")]))
        return .init(stringLiteral: "\(phase)-\(file)")
    }

    var value: PropertyListValue {
        let project: [(String, PropertyListValue)] = [
            ("isa", "PBXProject"), ("targets", .init(content: .array(targets))),
        ]
        return [
            "archiveVersion": "1", "objectVersion": .init(stringLiteral: version),
            "objects": PropertyListValue(objects + [("ROOT", PropertyListValue(project + root))]),
            "rootObject": "ROOT",
        ]
    }

    var text: String { PropertyListText(value).text }
}
