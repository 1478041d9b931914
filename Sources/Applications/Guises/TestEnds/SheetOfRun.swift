import Foundation
import Synchronization

/// The contact sheet of a run: the screens that its tests end on, as `ROBOT_GUISES_SHEET` in the environment asks for.
///
/// It is written when the process ends.
struct SheetOfRun: Sendable {
    /// A screen, and the test that ends on it.
    private struct Entry: Sendable {
        let screen: ScreenReport
        let test: String
    }

    static let variable = "ROBOT_GUISES_SHEET"

    private static let entries = Mutex<[Entry]>([])

    private static let path = Foundation::ProcessInfo.processInfo.environment[variable] ?? ""

    /// Whether the environment names a file.
    static var isOn: Bool { !path.isEmpty }

    /// Adds a screen with pictures, if the environment names a file.
    static func add(_ screen: ScreenReport, _ test: String) {
        guard isOn else { return }
        let isFirst = entries.withLock { entries in
            entries.append(Entry(screen: screen, test: test))
            return entries.count == 1
        }
        if isFirst { atexit { SheetOfRun.write() } }
    }

    private static func write() {
        let screens = entries.withLock { $0 }.map { ($0.screen, $0.test) }
        do {
            try ContactSheet(report(of: screens), title: "Screens that tests end on")
                .write(to: URL(fileURLWithPath: path), approves: false)
        } catch {
            FileHandle.standardError.write(Data("\(variable)=\(path): no sheet was written. \(error)\n".utf8))
        }
    }

    /// A report of screens in the order of their names and of the tests that end on them, whatever ran first. One that
    /// several tests end on has the test in its name.
    static func report(of screens: [(ScreenReport, test: String)]) -> GuiseReport {
        let counts = Dictionary(screens.map { ($0.0.name, 1) }, uniquingKeysWith: +)
        var names: [String: Int] = [:]
        let sorted = screens.sorted { ($0.0.name, $0.test) < ($1.0.name, $1.test) }
        return GuiseReport(
            sorted.map { screen, test in
                let name = counts[screen.name] == 1 ? screen.name : "\(screen.name) (\(test))"
                names[name, default: 0] += 1
                let number = names[name] ?? 1
                return screen.named(number == 1 ? name : "\(name) \(number)")
            })
    }
}

extension ScreenReport {
    /// The same screen with another name.
    fileprivate func named(_ name: String) -> ScreenReport {
        var report = ScreenReport(name: name, looks: looks, findings: findings)
        report.gone = gone
        return report
    }
}
