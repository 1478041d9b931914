import FailureReporting
import Foundation
import HeadlessUIKit
import SourceReading

/// The lines of the application that made a view, and that added what handles its touches.
///
/// Views are numbered as they are made, which is the same whenever the same steps are repeated. The lines are found
/// when a view is made again: to find one takes a second.
@MainActor
final class ViewLines {
    /// A line that did something for the view.
    struct Entry {
        let event: ViewMaking.Event
        let line: RunningLine
    }

    /// The number of the view whose lines are found.
    var wanted: Int?
    private(set) var entries: [Entry] = []
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var made = 0

    init(wanted: Int? = nil) { self.wanted = wanted }

    /// The number of a view that was made since the launch; `nil` for another one.
    func number(of view: AnyObject) -> Int? { numbers[ObjectIdentifier(view)] }

    /// Numbers views from the beginning, for a launch.
    func begin() {
        (numbers, made, entries) = ([:], 0, [])
    }

    /// Numbers the views that a body makes.
    func listen<Result>(while body: () -> Result) -> Result {
        let former = ViewMaking.listener
        ViewMaking.listener = { [weak self] view, event in self?.note(view, event) }
        defer { ViewMaking.listener = former }
        return body()
    }

    private func note(_ view: AnyObject, _ event: ViewMaking.Event) {
        if event == .made {
            made += 1
            // The number of a view that is gone is that of the one in its place.
            numbers[ObjectIdentifier(view)] = made
        }
        guard let wanted, number(of: view) == wanted, let line = RunningLine.current else { return }
        entries.append(Entry(event: event, line: line))
    }
}

extension ViewLines.Entry {
    /// As lines of text: what happened where, and the line as it is written.
    @MainActor var text: String {
        let what =
            switch event {
            case .made: "made"
            case .actionAdded: "action added"
            case .recognizerAdded: "gesture recognizer added"
            }
        let path = SourceFolder(FileManager.default.currentDirectoryPath).path(of: line.path)
        let lines = SourceFiles.lines(of: line.path) ?? []
        guard lines.indices.contains(line.line - 1) else { return "\(what) at \(path):\(line.line)" }
        let written = String(decoding: lines[line.line - 1], as: UTF8.self)
        return "\(what) at \(path):\(line.line)\n    \(written.drop { $0.isWhitespace })"
    }
}
