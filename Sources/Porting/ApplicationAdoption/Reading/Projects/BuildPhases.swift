/// What the build phases of a target compile, copy and link.
struct BuildPhases {
    /// A reference in a phase that links, and its place.
    private(set) var linked: [XcodeProject.Object] = []
    /// The names of products of packages.
    private(set) var packageProducts: [XcodeProject.Object] = []
    private(set) var scripts: [XcodeProject.Object] = []
    private let project: XcodeProject
    private let paths: ReferencePaths

    init(
        of target: XcodeProject.Object, in project: XcodeProject, _ paths: ReferencePaths,
        into files: inout ModuleFiles
    ) {
        self.project = project
        self.paths = paths
        for phase in project.objects("buildPhases", of: target) {
            switch phase.isa {
            case "PBXSourcesBuildPhase": add(phase, to: &files, isResource: false)
            case "PBXResourcesBuildPhase": add(phase, to: &files, isResource: true)
            // 7 are the resources, 1 is the bundle itself.
            case "PBXCopyFilesBuildPhase" where ["1", "7"].contains(phase["dstSubfolderSpec"]):
                add(phase, to: &files, isResource: true)
            case "PBXFrameworksBuildPhase": link(phase)
            case "PBXShellScriptBuildPhase": scripts.append(phase)
            default: break
            }
        }
    }

    private func add(_ phase: XcodeProject.Object, to files: inout ModuleFiles, isResource: Bool) {
        for buildFile in project.objects("files", of: phase) where Self.isForPhone(buildFile) {
            guard let reference = project[buildFile["fileRef"]] else { continue }
            add(reference: reference, to: &files, isResource: isResource)
        }
    }

    private func add(reference: XcodeProject.Object, to files: inout ModuleFiles, isResource: Bool) {
        // The languages of a file are its children; the versions of a data model are in its folder.
        guard reference.isa != "PBXVariantGroup" else {
            for child in project.objects("children", of: reference) where child.isa != "PBXVariantGroup" {
                add(reference: child, to: &files, isResource: isResource)
            }
            return
        }
        guard reference.isa != "PBXReferenceProxy", let path = paths.path(of: reference) else { return }
        let kind = FileKind(path)
        files.add(path, from: project.place(of: reference), isResource: isResource && kind != .otherSource)
    }

    private mutating func link(_ phase: XcodeProject.Object) {
        for buildFile in project.objects("files", of: phase) where Self.isForPhone(buildFile) {
            if let product = project[buildFile["productRef"]] {
                packageProducts.append(product)
            } else if let reference = project[buildFile["fileRef"]] {
                linked.append(reference)
            }
        }
    }

    /// Whether a file or a dependency is for iOS: one can be for some platforms alone.
    static func isForPhone(_ object: XcodeProject.Object) -> Bool {
        let platforms = object.list("platformFilters") + object.list("platformFilter")
        return platforms.isEmpty || platforms.contains("ios")
    }
}
