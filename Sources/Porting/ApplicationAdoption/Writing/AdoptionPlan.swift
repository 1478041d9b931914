import Foundation

/// The package that is written of an application: its files, and what there is to say of them.
struct AdoptionPlan {
    private(set) var files: [PlannedFile] = []
    /// The modules that become targets, in the order of the manifest.
    private(set) var modules: [AdoptedModule] = []
    /// What the modules use of modules that are not there.
    private(set) var foreign: [ForeignModule] = []
    /// Types that no file and no module declares, with the number of their uses.
    private(set) var ownMissing: [String: Int] = [:]
    private(set) var problems: [AdoptionProblem] = []
    /// The programs that launch the applications, by their names.
    private(set) var doctors: [String] = []
    /// The applications that they launch.
    private(set) var launched: [String] = []
    /// The files that need what is not there, and that the rest does without.
    private(set) var leftOut: [LeftOutFiles] = []

    private var project: AdoptedProject
    private let options: WritingOptions
    private var delegates: [String: ApplicationDelegates] = [:]
    /// What is written in place of an `Info.plist`, by the name of the module.
    private var informationFiles: [String: InformationFile] = [:]
    private var targets: [ManifestTarget] = []

    /// Plans a package.
    ///
    /// - Parameters:
    ///   - project: the application.
    ///   - options: where and how it is written.
    init(_ project: AdoptedProject, _ options: WritingOptions) {
        self.project = project
        self.options = options
        problems = project.problems
        let all = ModuleSources.all(of: project.modules)
        leftOut = LeftOutFiles.removed(from: &self.project.modules, all)
        let order = TargetOrder(buildable())
        modules = order.modules
        for (from, to) in order.leftOut {
            report(
                "\(from) depends on \(to), which depends on \(from).",
                "Move what both need to a third target.")
        }
        let sources = ModuleSources.all(of: modules, after: all)
        let uses = ForeignModules(of: sources, keeping: kept.map(\.name) + kept.flatMap(\.products))
        (foreign, ownMissing) = (uses.modules, uses.ownMissing)
        for source in sources where source.module.isProgram {
            let information = InformationFile(of: source.module)
            if information.differs { informationFiles[source.module.name] = information }
            delegates[source.module.name] = ApplicationDelegates(of: source, information: information.content)
        }
        for source in sources { add(source) }
        for module in foreign where module.isStub { add(module) }
        let manifest = PackageManifest(
            package: options.folder.lastPathComponent, source: project.location.lastPathComponent,
            dependencies: packages, targets: targets, robot: options.robot.identity)
        files.insert(PlannedFile(path: PackageManifest.name, text: manifest.text), at: 0)
    }

    private mutating func report(_ text: String, _ cure: String? = nil, in file: URL? = nil) {
        problems.append(AdoptionProblem(file: file ?? project.location, text: text, cure: cure))
    }

    /// The modules that have Swift files, each name once.
    private mutating func buildable() -> [AdoptedModule] {
        var names: [String: String] = [:]
        // A project that SwiftPM wrote has a target for the manifest.
        let modules = project.modules.filter { module in
            module.swiftFiles.isEmpty
                || module.swiftFiles.contains { $0.lastPathComponent != PackageManifest.name }
        }
        return modules.filter { module in
            guard !module.swiftFiles.isEmpty else {
                report("The target \(module.targetName) has no Swift files, and is left out.")
                return false
            }
            // Two targets can differ in case only where the file system tells it apart; folders of a package cannot.
            if let other = names.updateValue(module.targetName, forKey: module.name.lowercased()) {
                names[module.name.lowercased()] = other
                report(
                    "The target \(module.targetName) makes the module \(module.name), as \(other) does, and is left out."
                )
                return false
            }
            return true
        }
    }

    /// The packages that the package depends on.
    private var kept: [AdoptedPackage] { project.packages.filter { options.keptPackages.contains($0.name) } }

    private var packages: [String] {
        [options.robot.dependency(of: options.folder)]
            + kept.compactMap { package in
                switch package.source {
                case .local(let url):
                    ".package(path: \(JSONText.quoted(RelativePath.from(options.folder, to: url))))"
                case .remote(let url, let requirement):
                    ".package(url: \(JSONText.quoted(url.absoluteString)), \(requirement))"
                case .pod, .binary: nil
                }
            }
    }
}

// MARK: - Targets

extension AdoptionPlan {
    /// Adds a module's files and its target.
    private mutating func add(_ source: ModuleSources) {
        var module = source.module
        let doctor = delegates[module.name].flatMap { self.doctor(of: module, $0) }
        // A library has no beginning of its own.
        if doctor != nil { module.swiftFiles.removeAll { $0.lastPathComponent == "main.swift" } }
        let path = "\(module.isTests ? "Tests" : "Sources")/\(module.name)"
        let folder = options.folder.appendingPathComponent(path)
        let information = informationFiles[module.name]
        let hasOwnInformation = information != nil
        let configuration = SourceConfiguration(
            of: module, in: folder, of: options.folder, hasOwnInformation: hasOwnInformation)
        files.append(PlannedFile(path: "\(path)/\(SourceConfiguration.name)", text: configuration.text))
        if let information {
            files.append(PlannedFile(path: "\(path)/\(InformationFile.name)", text: information.text))
        }
        if let placeholders = leftOut.first(where: { $0.module == module.name })?.placeholders {
            files.append(placeholders)
        }
        let own = TargetFile(module: module, tested: tested(by: module))
        files.append(PlannedFile(path: "\(path)/\(own.name)", text: own.text))
        targets.append(
            ManifestTarget(
                name: module.name, kind: kind(of: module), dependencies: dependencies(of: source),
                excludes: (hasOwnInformation ? [InformationFile.name] : []) + [SourceConfiguration.name],
                settings: module.settings))
        if let doctor { add(doctor) }
    }

    /// The program that launches an application; `nil` without the class of its delegate.
    private func doctor(of module: AdoptedModule, _ delegates: ApplicationDelegates) -> DoctorProgram? {
        guard module.kind == .application, !delegates.isSwiftUI, let delegate = delegates.application else {
            return nil
        }
        let doctor = DoctorProgram(application: module.name, delegate: delegate, scene: delegates.scene)
        let isTaken = modules.contains { $0.name.lowercased() == doctor.name.lowercased() }
        return isTaken ? nil : doctor
    }

    private mutating func add(_ doctor: DoctorProgram) {
        files.append(PlannedFile(path: "Sources/\(doctor.name)/\(DoctorProgram.file)", text: doctor.text))
        targets.append(doctor.target(in: options.robot.identity))
        doctors.append(doctor.name)
        launched.append(doctor.application)
    }

    /// An application with a delegate is a library, which its doctor and its tests launch. Another one with a beginning
    /// is a program; the linker would miss it in another one.
    private mutating func kind(of module: AdoptedModule) -> ManifestTarget.Kind {
        guard !module.isTests else { return .tests }
        guard module.kind == .application, let delegates = delegates[module.name] else { return .library }
        if doctor(of: module, delegates) != nil { return .library }
        if delegates.isSwiftUI {
            report(
                "The application \(module.name) is SwiftUI's, which is not there.",
                "Leave out its App by #if !os(Linux).")
        } else if !delegates.hasEntryPoint {
            report("The application \(module.name) has no @main in Swift, and is a library.")
        }
        return delegates.hasEntryPoint ? .program : .library
    }

    /// The application that a target of tests launches.
    private mutating func tested(by module: AdoptedModule) -> (AdoptedModule, ApplicationDelegates)? {
        guard module.isTests, let name = module.testedApplication,
            let application = modules.first(where: { $0.name == name }), let found = delegates[name]
        else { return nil }
        if module.kind == .uiTests, found.application == nil {
            report(
                "The class of \(name)'s delegate is not known, so that \(module.name) cannot launch it.",
                "Override applicationUnderTest in a subclass of RobotTestCase.")
        }
        return (application, found)
    }

    private func dependencies(of source: ModuleSources) -> [ManifestTarget.Dependency] {
        let module = source.module
        // Targets of tests can share a library.
        let usesTests = module.isTests || source.imports.contains("XCTest")
        let programs = Set(modules.filter(\.isProgram).map(\.name))
        let declared = module.dependencies + (module.testedApplication.map { [$0] } ?? [])
        let names = modules.map(\.name).filter { name in
            name != module.name && (declared.contains(name) || source.imports.contains(name))
                && (module.isTests || !programs.contains(name))
        }
        let stubs = foreign.filter { $0.isStub && source.imports.contains($0.name) }.map(\.name)
        let products = kept.flatMap { package in
            package.products.filter { module.products.contains($0) || source.imports.contains($0) }
                .map { ManifestTarget.Dependency.product($0, package: Self.identity(of: package)) }
        }
        let needsStubs = leftOut.contains { $0.module == module.name && $0.placeholders != nil }
        let robot =
            ((needsStubs ? ["StubSupport"] : [])
            + (usesTests ? ["Robot", "UIKit", "XCUIAutomation"] : ["UIKit"])).map {
                ManifestTarget.Dependency.product($0, package: options.robot.identity)
            }
        return (names + stubs).map { .target($0) } + products + robot
    }

    private static func identity(of package: AdoptedPackage) -> String {
        switch package.source {
        case .local(let url): url.lastPathComponent
        case .remote(let url, _): RepositoryURL.name(url.absoluteString)
        case .pod, .binary: package.name
        }
    }

    /// Adds the stub of a module that is not there.
    private mutating func add(_ module: ForeignModule) {
        let stub = StubFile(module)
        files.append(
            PlannedFile(
                path: "Stubs/\(module.name)/\(module.name).swift", text: stub.text, ownPart: StubFile.ownPart)
        )
        targets.append(
            ManifestTarget(
                name: module.name, kind: .library, path: "Stubs/\(module.name)",
                dependencies: ["StubSupport", "UIKit"].map { .product($0, package: options.robot.identity) },
                isRewritten: false))
    }
}
