import Foundation
import HeadlessNibs
import HeadlessUIKit

/// The files to be measured, and how each is.
@MainActor
enum NibFiles {
    private static let secondsPerFile = 5.0

    /// The nibs and storyboards among paths, and in folders among them, in the order of their names.
    static func inside(_ paths: [String]) -> [String] {
        var files: [String] = []
        for path in paths {
            let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
            guard let inner = FileManager.default.enumerator(atPath: folder) else {
                files.append(path)
                continue
            }
            let names = inner.compactMap { $0 as? String }.filter {
                $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard")
            }
            files +=
                names.isEmpty ? [path].filter(isFile) : names.sorted().map { "\(path)/\($0)" }.filter(isFile)
        }
        return files
    }

    private static func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }

    /// Reads a file.
    static func document(_ path: String) throws -> NibDocument {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        return try NibDocument(reading: [UInt8](data), file: path)
    }

    /// Measures one file in this process, and prints a line for each view and issue.
    private static func measure(_ path: String, givesText: Bool) {
        do {
            let result = FileMeasurement(try document(path), givesText: givesText)
            for view in result.views { print("view\t\(view.message)") }
            for issue in result.report.issues { print("issue\t\(path):\(issue.line): \(issue)") }
        } catch {
            print("refused\t\(error)")
        }
    }

    /// Measures files, each in a process of its own.
    static func summary(of paths: [String], givesText: Bool) -> Summary {
        Summary(files: results(of: paths, work: { measure($0, givesText: givesText) }, result: file))
    }

    /// Works on files, each in a process of its own, two at a time, and returns what was made of the output of each.
    static func results<Result>(
        of paths: [String], work: (String) -> Void,
        result make: (String, [Substring], ChildProcess.Ending) -> Result
    ) -> [Result] {
        var results: [Int: Result] = [:]
        var running: [(index: Int, child: ChildProcess)] = []
        var next = 0
        while next < paths.count || !running.isEmpty {
            while running.count < 2, next < paths.count {
                let path = paths[next]
                if let child = ChildProcess({ work(path) }) { running.append((next, child)) }
                next += 1
            }
            running.removeAll { index, child in
                guard let result = child.result(limit: secondsPerFile) else { return false }
                results[index] = make(paths[index], result.output, result.ending)
                return true
            }
            usleep(1_000)
        }
        return paths.indices.compactMap { results[$0] }
    }

    private static func file(_ path: String, _ output: [Substring], _ ending: ChildProcess.Ending)
        -> Summary.File
    {
        func lines(_ kind: String) -> [Substring] {
            output.filter { $0.hasPrefix(kind + "\t") }.map { $0.dropFirst(kind.count + 1) }
        }
        return Summary.File(
            path: path, views: lines("view").compactMap { ViewMeasurement(message: $0) },
            issues: lines("issue").map(String.init), ending: ending,
            refusal: lines("refused").first.map(String.init))
    }
}
