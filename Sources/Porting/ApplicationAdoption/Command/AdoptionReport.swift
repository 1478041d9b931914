import Foundation
import SourcePorting

/// What the command prints.
struct AdoptionReport {
    let project: AdoptedProject
    let plan: AdoptionPlan
    let update: PackageUpdate
    let folder: URL
    let isDry: Bool

    var text: String {
        let parts = [head, files, leftOut, foreign, problems, next].filter { !$0.isEmpty }
        return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    /// The targets.
    private var head: [String] {
        [
            "\(project.location.lastPathComponent): \(Plural.text(plan.modules.count, "target")) in \(folder.path)"
        ]
            + plan.modules.map { module in
                let kind =
                    Self.noun(module.kind)
                    + (module.isTests ? module.testedApplication.map { " of \($0)" } ?? "" : "")
                let counts = [
                    Plural.text(module.swiftFiles.count, "Swift file"),
                    module.resources.isEmpty ? nil : Plural.text(module.resources.count, "resource"),
                    module.otherSources.isEmpty
                        ? nil
                        : "\(Plural.text(module.otherSources.count, "file")) in other languages, left out",
                ]
                return "  \(module.name): \(kind), \(counts.compactMap { $0 }.joined(separator: ", "))"
            }
    }

    private static func noun(_ kind: AdoptedModule.Kind) -> String {
        switch kind {
        case .application: "application"
        case .appExtension: "extension"
        case .library: "library"
        case .unitTests: "unit tests"
        case .uiTests: "UI tests"
        }
    }

    /// What becomes of the files; those that are unchanged only as a number.
    private var files: [String] {
        PackageUpdate.Action.allCases.flatMap { action -> [String] in
            guard let paths = update.actions[action] else { return [] }
            guard action != .unchanged else { return ["Unchanged: \(Plural.text(paths.count, "file"))"] }
            return ["\(words(for: action)):"] + paths.map { "  \($0)" }
        }
    }

    private func words(for action: PackageUpdate.Action) -> String {
        let copies = "what they would be is in \(WrittenFiles.folder)"
        return switch action {
        case .written: isDry ? "Would be written" : "Written"
        case .changed: isDry ? "Would be changed" : "Changed"
        case .unchanged: "Unchanged"
        case .restored: "\(isDry ? "Would be written" : "Written") again, as they were deleted"
        case .deleted: "\(isDry ? "Would be deleted" : "Deleted"), as they are no longer needed"
        case .kept: "Kept, as you changed them"
        case .keptDiffering: "Kept, as you changed them, although the project changed, too; \(copies)"
        case .foreign: "Kept, as they were there before; \(copies)"
        }
    }

    /// The application's files that are not compiled.
    private var leftOut: [String] {
        Self.list(
            "Left out, as they need what is not there, and nothing else needs them:", plan.leftOut.map(\.text)
        )
    }

    /// The modules and names that are not there, told apart by whose they are.
    private var foreign: [String] {
        let stubs = plan.foreign.filter(\.isStub)
        let apples = plan.foreign.filter { $0.origin == .apple }
        let own = plan.ownMissing.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return Self.list(
            "Stubs, as the modules are not there:",
            stubs.map { module in
                let uses = module.types.values.reduce(0) { $0 + $1.count }
                return
                    "\(module.name): \(Plural.text(module.types.count, "type")), \(Plural.text(uses, "use")), "
                    + "imported by \(Plural.text(module.fileCount, "file"))"
            })
            + Self.list(
                "Apple's, which are not there:",
                apples.map { module in
                    "\(module.name): imported by \(Plural.text(module.fileCount, "file"))"
                })
            + Self.list(
                "The application's own, which no file declares:",
                own.map { name, uses in
                    "\(name): \(Plural.text(uses, "use"))"
                })
    }

    private var problems: [String] {
        Self.list("Problems:", plan.problems.map(\.description))
    }

    private var next: [String] {
        guard !isDry else { return [] }
        return ["Next:", "  cd \(folder.path)", "  swift package port-uikit --report", "  swift build"]
            + plan.doctors.map { "  swift run \($0)" } + sessions + ["  swift test"]
    }

    /// The commands that open sessions; one of several applications is named.
    private var sessions: [String] {
        let names = plan.launched
        return names.map { "  swift package robot" + (names.count == 1 ? "" : " --target \($0)") }
    }

    private static func list(_ title: String, _ items: [String]) -> [String] {
        items.isEmpty ? [] : [title] + items.map { "  \($0)" }
    }
}
