import Foundation

/// How the files of a folder load.
struct LoadSummary {
    struct File {
        let path: String
        let ending: ChildProcess.Ending
        /// Why the file could not be read, if so.
        let refusal: String?
        /// Connections in all, made and not possible without their classes; segues in all, and with a destination.
        let counts: [Int]
        let faults: [String]
        let unread: [String]

        var isLoaded: Bool { ending == .finished && refusal == nil && faults.isEmpty }
    }

    let files: [File]

    @MainActor
    init(of paths: [String]) {
        let storyboards = paths.filter { $0.hasSuffix(".storyboard") }
        files = NibFiles.results(of: paths) { path in
            do {
                var loading = try FileLoading(path)
                try loading.run(beside: storyboards)
            } catch {
                print("refused\t\(error)")
            }
        } result: { path, output, ending in
            File(path, output, ending)
        }
    }

    /// Prints the counts, and what goes wrong.
    func printAll() {
        for file in files {
            switch file.ending {
            case .finished: break
            case .timedOut: print("\(file.path): stopped after 5 seconds")
            case .crashed(let reason): print("\(file.path): crashed: \(reason)")
            }
            if let refusal = file.refusal { print("\(file.path): \(refusal)") }
            for fault in file.faults { print("\(file.path): \(fault)") }
        }
        let read = files.filter { $0.refusal == nil }
        let loaded = read.count(where: \.isLoaded)
        let sums = (0..<5).map { index in read.map { $0.counts[index] }.reduce(0, +) }
        print("\(files.count) files, of which \(files.count - read.count) are not for iOS, or broken")
        print(
            "loaded without a fault: \(loaded)",
            String(format: "(%.1f %%)", 100 * Double(loaded) / Double(max(read.count, 1))))
        print("crashed or stopped: \(read.count { $0.ending != .finished })")
        print("with what is not read: \(read.count { !$0.unread.isEmpty })")
        print("connections: \(sums[0]), made: \(sums[1]), of classes that are not there: \(sums[2])")
        print("segues: \(sums[3]), whose controller is made: \(sums[4])")
    }
}

extension LoadSummary.File {
    fileprivate init(_ path: String, _ output: [Substring], _ ending: ChildProcess.Ending) {
        func lines(_ kind: String) -> [String] {
            output.filter { $0.hasPrefix(kind + "\t") }.map { String($0.dropFirst(kind.count + 1)) }
        }
        let numbers = (lines("counts").first ?? "").split(separator: " ").compactMap { Int($0) }
        self.init(
            path: path, ending: ending, refusal: lines("refused").first,
            counts: numbers.count == 5 ? numbers : [0, 0, 0, 0, 0], faults: lines("fault"),
            unread: lines("unread"))
    }
}
