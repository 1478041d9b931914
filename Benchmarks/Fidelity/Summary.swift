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
        printTable("by class", views, by: \.kind)
        printTable(
            "by cause (of those that are not equal)",
            views.filter { $0.agreement != .equal }, by: \.cause.rawValue)
        printTable(
            "without stale frames and what is missing",
            views.comparable
        ) { $0.isNearText ? "near text" : "no text near" }
        printLines(views.filter { $0.cause == .none || $0.cause == .superview }.compactMap(\.lines))
        printTable(
            "that differ by themselves, by class",
            views.filter { $0.cause == .none && $0.agreement != .equal }, by: \.kind)
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

    private func printTable(
        _ title: String, _ views: [ViewMeasurement], by name: (ViewMeasurement) -> String
    ) {
        print("\(title): \(views.count) views")
        for (name, views) in views.groups(by: name) { printRow(name, views) }
        printRow("all", views)
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

    private func printLines(_ labels: [LabelLines]) {
        let same = labels.count { $0.stored == $0.actual }
        print("labels of several lines: \(labels.count), \(same) with as many lines as stored\n")
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
