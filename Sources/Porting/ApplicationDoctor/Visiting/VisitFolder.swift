import Foundation

/// The folder in which visits keep their files, those that crash too.
enum VisitFolder {
    /// Makes a folder for a body, and removes it afterwards.
    static func inside<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let files = FileManager()
        let name = "doctor-\(ProcessInfo.processInfo.globallyUniqueString)"
        let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(name)
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: folder) }
        return try body(folder)
    }
}
