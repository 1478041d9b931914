import Foundation

/// The results of all files, as tables.
struct Summary {
    struct File {
        let path: String
        let views: [ViewMeasurement]
        let issues: [String]
        let ending: ChildProcess.Ending
        /// Why the file could not be read, if so.
        let refusal: String?
    }

    let files: [File]
    var views: [ViewMeasurement] { files.flatMap(\.views) }

    func printAll(worst: Int) {
        printFiles()
        printTable("by class", views.map { ($0.kind, $0) })
        printTable(
            "by cause (of those that are not equal)",
            views.filter { $0.agreement != .equal }.map { ($0.cause.rawValue, $0) })
        let excusable = views.filter { !$0.cause.isExcuse }
        printTable(
            "without stale frames and what is missing",
            excusable.map { ($0.isNearText ? "near text" : "no text near", $0) })
        printTable(
            "that differ by themselves, by class",
            views.filter { $0.cause == .none && $0.agreement != .equal }.map { ($0.kind, $0) })
        printWorst(worst)
    }

    private func printFiles() {
        let refused = files.filter { $0.refusal != nil }
        print("\(files.count) files, of which \(refused.count) are not read:")
        for file in refused { print("  \(file.refusal ?? "")") }
        for file in files {
            switch file.ending {
            case .finished: break
            case .timedOut: print("  \(file.path): stopped after 5 seconds")
            case .crashed(let reason): print("  \(file.path): crashed: \(reason)")
            }
        }
        print("\(files.map(\.issues.count).reduce(0, +)) issues in the reports\n")
    }

    private func printTable(_ title: String, _ rows: [(String, ViewMeasurement)]) {
        print("\(title): \(rows.count) views")
        let groups = Dictionary(grouping: rows, by: \.0).mapValues { $0.map(\.1) }
        let order = groups.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        for (name, views) in order { printRow(name, views) }
        printRow("all", rows.map(\.1))
        print("")
    }

    private func printRow(_ name: String, _ views: [ViewMeasurement]) {
        guard !views.isEmpty else { return }
        let equal = views.count { $0.agreement == .equal }
        let near = views.count { $0.agreement == .near }
        let percent = { (count: Int) in String(format: "%5.1f %%", 100 * Double(count) / Double(views.count))
        }
        print(
            name.padding(toLength: 28, withPad: " ", startingAt: 0), String(format: "%6d", views.count),
            "equal \(percent(equal))", "within 2 pt \(percent(equal + near))",
            "different \(views.count - equal - near)")
    }

    private func printWorst(_ count: Int) {
        print("worst files (views that differ by themselves, and all that differ):")
        let ranked = files.map { file in
            (
                file.path, file.views.count { $0.agreement != .equal && $0.cause == .none },
                file.views.count { $0.agreement != .equal }, file.views.count
            )
        }
        for (path, own, all, total) in ranked.sorted(by: { ($1.1, $1.2, $0.0) < ($0.1, $0.2, $1.0) }).prefix(
            count)
        where all > 0 {
            print("  \(own) + \(all - own) of \(total): \(path)")
        }
    }
}
