import Foundation

@testable import Scenarios

/// Calls `body` with the path of an empty folder, and removes that afterwards.
func withTemporaryFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(folder)
}

/// Calls `body` with the path of an empty folder, and removes that afterwards.
func withTemporaryFolder<Result>(_ body: (String) async throws -> Result) async throws -> Result {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try await body(folder)
}

private func makeTemporaryFolder() throws -> String {
    let base = URL(fileURLWithPath: NSTemporaryDirectory()).standardizedFileURL.path
    var template = Array("\(base)/scenarios-XXXXXX".utf8CString)
    guard let path = mkdtemp(&template) else { throw CocoaError(.fileWriteUnknown) }
    return String(cString: path)
}

extension ReportFolder {
    /// The text of a report in the folder; empty without one.
    func text(_ format: ScenarioReport.Format) -> String {
        contents(of: format.fileName)
    }

    /// The text of a file in the folder; empty without one.
    func contents(of file: String) -> String {
        FileManager.default.contents(atPath: "\(path)/\(file)").map { String(decoding: $0, as: UTF8.self) }
            ?? ""
    }
}
