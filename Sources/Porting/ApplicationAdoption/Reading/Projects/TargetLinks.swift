/// What a target depends on, links and tests.
struct TargetLinks {
    private(set) var needs: [TargetReference] = []
    /// The products of packages that it links.
    private(set) var packageProducts: [XcodeProject.Object] = []
    /// The paths of linked frameworks, by the names of the products.
    private(set) var binaries: [String: String] = [:]
    private let target: XcodeProject.Object
    private let project: XcodeProject

    init(
        of target: XcodeProject.Object, in project: XcodeProject, _ phases: BuildPhases,
        _ paths: ReferencePaths
    ) {
        self.target = target
        self.project = project
        for dependency in project.objects("dependencies", of: target) where BuildPhases.isForPhone(dependency)
        {
            if let need = reference(dependency, paths) { needs.append(need) }
        }
        let products = project.objects("packageProductDependencies", of: target) + phases.packageProducts
        for product in products {
            // Plugins build; they are not linked.
            guard let name = product["productName"], !name.hasPrefix("plugin:") else { continue }
            packageProducts.append(product)
            needs.append(.product(name))
        }
        for file in phases.linked {
            guard let need = linked(file, paths) else { continue }
            needs.append(need)
            if case .product(let name) = need, let path = paths.path(of: file) { binaries[name] = path }
        }
    }

    /// The target that a dependency (PBXTargetDependency) means, in this project or another.
    private func reference(_ dependency: XcodeProject.Object, _ paths: ReferencePaths) -> TargetReference? {
        if let id = dependency["target"] { return .target(TargetID(project: project.path, object: id)) }
        guard let proxy = project[dependency["targetProxy"]] else {
            return dependency["name"].map { .name($0) }
        }
        return remote(proxy, paths) ?? proxy["remoteInfo"].map { .name($0) }
    }

    /// The target of a proxy (PBXContainerItemProxy) of the first type.
    private func remote(_ proxy: XcodeProject.Object, _ paths: ReferencePaths) -> TargetReference? {
        guard let id = proxy["remoteGlobalIDString"], let portal = project[proxy["containerPortal"]] else {
            return nil
        }
        let path = portal.isa == "PBXProject" ? project.path : paths.path(of: portal)
        return path.map { .target(TargetID(project: $0, object: id)) }
    }

    /// What a file among the linked ones stands for; `nil` for the system's frameworks.
    private func linked(_ file: XcodeProject.Object, _ paths: ReferencePaths) -> TargetReference? {
        if file.isa == "PBXReferenceProxy" {
            let info = project[file["remoteRef"]]?["remoteInfo"]
            return info.map { .name($0) } ?? file["path"].map { .product(Self.productName($0)) }
        }
        let path = file["path"] ?? file["name"] ?? ""
        let isOfSystem =
            ["SDKROOT", "DEVELOPER_DIR", "PLATFORM_DIR"].contains(file["sourceTree"])
            || path.contains("System/Library/") || path.contains("usr/lib/")
        guard !isOfSystem, !path.isEmpty, !path.hasSuffix(".tbd"), !path.hasSuffix(".dylib") else {
            return nil
        }
        let name = Self.productName(path)
        // What CocoaPods makes of all pods of a target.
        return name.hasPrefix("Pods_") || name.hasPrefix("Pods-") || name == "Pods" ? nil : .product(name)
    }

    /// `Shop` of `Shop.framework` and `libShop.a`.
    private static func productName(_ path: String) -> String {
        let stem = FilePath.stem(path)
        return FilePath.fileExtension(path) == "a" && stem.hasPrefix("lib") ? String(stem.dropFirst(3)) : stem
    }

    /// What tests test, the surest first.
    func tested(_ values: SettingValues) -> [TargetReference] {
        var tested: [TargetReference] = []
        if !values["TEST_TARGET_NAME"].isEmpty { tested.append(.name(values["TEST_TARGET_NAME"])) }
        let host = values["TEST_HOST"].isEmpty ? values["BUNDLE_LOADER"] : values["TEST_HOST"]
        if let bundle = host.split(separator: "/").last(where: { $0.hasSuffix(".app") }) {
            tested.append(.product(String(bundle.dropLast(4))))
        } else if let name = host.split(separator: "/").last {
            tested.append(.product(String(name)))
        }
        let attributes = project.root.fields["attributes"]?.dictionary?["TargetAttributes"]?.dictionary
        if let id = attributes?[target.id]?.dictionary?["TestTargetID"]?.string {
            tested.append(.target(TargetID(project: project.path, object: id)))
        }
        return tested
    }
}
