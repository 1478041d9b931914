import Foundation

/// The packages that a project refers to.
struct PackageReferences {
    private(set) var packages: [AdoptedPackage] = []
    /// The indexes of the packages, by the identifiers of their references.
    private var indexes: [String: Int] = [:]
    private let project: XcodeProject

    init(_ project: XcodeProject, _ paths: ReferencePaths, _ finder: FileFinder, _ problems: ProblemList) {
        self.project = project
        let listed = project.objects("packageReferences", of: project.root)
        for object in listed {
            switch object.isa {
            case "XCRemoteSwiftPackageReference": addRemote(object, problems)
            case "XCLocalSwiftPackageReference":
                let path = object["relativePath"] ?? object["path"] ?? ""
                addLocal(FilePath.join(project.folder, path), object, finder, problems)
            default: break
            }
        }
        for object in project.objects {
            guard object.isa.hasPrefix("PBXFile"), let path = paths.path(of: object) else { continue }
            switch object.isa {
            // Before Xcode 15 a package of the project's own was a folder among its files.
            case "PBXFileReference" where Self.isFolder(object) && finder.exists("\(path)/Package.swift"):
                addLocal(path, object, finder, problems)
            case "PBXFileSystemSynchronizedRootGroup":
                for inner in FolderWalk(path, finder).paths where FilePath.name(inner) == "Package.swift" {
                    addLocal(FilePath.folder("\(path)/\(inner)"), object, finder, problems)
                }
            default: break
            }
        }
    }

    private static func isFolder(_ object: XcodeProject.Object) -> Bool {
        ["folder", "wrapper", "text"].contains(object["lastKnownFileType"] ?? object["explicitFileType"])
    }

    /// Notes that a target links a product (XCSwiftPackageProductDependency).
    mutating func use(_ product: XcodeProject.Object) {
        guard let name = product["productName"] else { return }
        let index =
            product["package"].flatMap { indexes[$0] }
            ?? packages.firstIndex { package in
                if case .local = package.source { package.name == name } else { false }
            }
        guard let index, !packages[index].products.contains(name) else { return }
        packages[index].products.append(name)
    }

    private mutating func addRemote(_ object: XcodeProject.Object, _ problems: ProblemList) {
        let text = object["repositoryURL"] ?? ""
        guard let url = RepositoryURL.url(text) else {
            problems.add(
                "The package's address \"\(text)\" is not a URL.", at: project.file, line: object.line,
                cure: "Set it in Xcode, under Package Dependencies.")
            return
        }
        guard let requirement = Self.requirement(object.fields["requirement"]?.dictionary) else {
            problems.add(
                "The package \(text) has no versions that are known here.", at: project.file,
                line: object.line,
                cure: "Choose its versions in Xcode, under Package Dependencies.")
            return
        }
        add(
            AdoptedPackage(name: RepositoryURL.name(text), source: .remote(url, requirement: requirement)),
            object)
    }

    private mutating func addLocal(
        _ path: String, _ object: XcodeProject.Object, _ finder: FileFinder, _ problems: ProblemList
    ) {
        if !finder.exists("\(path)/Package.swift") {
            problems.add(
                "The package in \(path) is missing.", at: project.file, line: object.line,
                cure: "Restore the folder with its Package.swift.")
        }
        add(AdoptedPackage(name: FilePath.name(path), source: .local(FilePath.url(path))), object)
    }

    private mutating func add(_ package: AdoptedPackage, _ object: XcodeProject.Object) {
        if let index = packages.firstIndex(where: { $0.source == package.source }) {
            indexes[object.id] = index
        } else {
            indexes[object.id] = packages.count
            packages.append(package)
        }
    }

    /// The versions as a manifest writes them.
    private static func requirement(_ fields: PropertyListDictionary?) -> String? {
        guard let fields, let kind = fields["kind"]?.string else { return nil }
        let minimum = fields["minimumVersion"]?.string ?? fields["version"]?.string
        switch kind {
        case "upToNextMajorVersion": return minimum.map { "from: \"\($0)\"" }
        case "upToNextMinorVersion": return minimum.map { ".upToNextMinor(from: \"\($0)\")" }
        case "exactVersion": return minimum.map { "exact: \"\($0)\"" }
        case "versionRange":
            guard let minimum, let maximum = fields["maximumVersion"]?.string else { return nil }
            return "\"\(minimum)\"..<\"\(maximum)\""
        case "branch": return fields["branch"]?.string.map { "branch: \"\($0)\"" }
        case "revision": return fields["revision"]?.string.map { "revision: \"\($0)\"" }
        default: return nil
        }
    }
}
