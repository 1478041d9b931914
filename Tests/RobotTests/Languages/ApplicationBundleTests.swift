import Foundation
import Robot
import Testing

@Suite("The bundle of an application that is compiled on Linux")
struct ApplicationBundleTests {
    @Test("The bundle has the application's Info.plist beside the one that SwiftPM writes")
    func information() throws {
        #expect(try version(of: ["Info.plist": "1"]) == "1")
        #expect(try version(of: ["Info.plist": "1", "Application-Info.plist": "7"]) == "7")
    }

    /// The application's version in a bundle with some property lists; each has one.
    private func version(of files: [String: String]) throws -> String? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "application-bundle-\(files.count)-\(ProcessInfo.processInfo.processIdentifier)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, version) in files {
            let list = ["CFBundleVersion": version]
            try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
                .write(to: folder.appendingPathComponent(name))
        }
        return try #require(Bundle(url: folder)).applicationInfoDictionary?["CFBundleVersion"] as? String
    }
}
