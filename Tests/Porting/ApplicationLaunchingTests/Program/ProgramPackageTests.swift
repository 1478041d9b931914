import Foundation
import Testing

@testable import ApplicationLaunching

@Suite("The package beside the application's") struct ProgramPackageTests {
    private let files: PackageFiles
    private let package: ProgramPackage
    private let written = "My App/.build/robot/package/My App"

    init() throws {
        files = try PackageFiles([
            "My App/Package.swift": "original", "My App/Package@swift-5.9.swift": "original",
            "My App/Sources/App/App.swift": "code", "My App/Package.resolved": "versions",
            "My App/.git/HEAD": "", "My App/.swiftpm/mirrors.json": "", "My App/README.md": "",
        ])
        let root = files.url.appending(path: "My App")
        package = ProgramPackage(of: root, in: root.appending(path: ".build/robot"))
    }

    private func write(_ program: String = "program") throws {
        try package.write("manifest", program: program, target: "AppSession")
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(
            atPath: files.url.appending(path: written).path(percentEncoded: false)
        ).sorted()
    }

    @Test(
        "The program's package links what the application's has, and has a manifest and a program of its own")
    func content() throws {
        try write()
        #expect(
            try names() == [
                ".robot", ".swiftpm", "Package.resolved", "Package.swift", "README.md", "Sources",
            ])
        #expect(try files.read("\(written)/Package.swift") == "manifest")
        #expect(try files.read("\(written)/.robot/AppSession/main.swift") == "program")
        #expect(try files.read("\(written)/Sources/App/App.swift") == "code")
        #expect(try files.read("My App/Package.swift") == "original")
    }

    @Test("What has not changed is not written again")
    func again() throws {
        try write()
        let paths = ["Package.swift", ".robot/AppSession/main.swift", ""].map { "\(written)/\($0)" }
        let dates = try paths.map(files.date)
        try write()
        #expect(try paths.map(files.date) == dates)
        try write("other program")
        #expect(try files.read(paths[1]) == "other program")
        #expect(try files.date(of: paths[0]) == dates[0])
    }

    @Test("Links follow the folders that come and go")
    func changedFolders() throws {
        try write()
        try files.write("", to: "My App/Resources/a.json")
        try FileManager.default.removeItem(at: files.url.appending(path: "My App/README.md"))
        try write()
        #expect(
            try names() == [
                ".robot", ".swiftpm", "Package.resolved", "Package.swift", "Resources", "Sources",
            ])
    }

    @Test("Versions that were resolved here stay until the application's are resolved again")
    func versions() throws {
        try write()
        try files.write("resolved here", to: "\(written)/Package.resolved")
        try write()
        #expect(try files.read("\(written)/Package.resolved") == "resolved here")
        try files.write("resolved again", to: "My App/Package.resolved")
        let path = files.url.appending(path: "My App/Package.resolved").path(percentEncoded: false)
        let later = try #require(try files.date(of: "\(written)/Package.resolved")).addingTimeInterval(1)
        try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: path)
        try write()
        #expect(try files.read("\(written)/Package.resolved") == "resolved again")
    }

    @Test("The plan of another package with the same folder for builds is forgotten")
    func sharedBuild() throws {
        let plan = "My App/.build/robot/build/debug.yaml"
        let path = files.url.appending(path: plan).path(percentEncoded: false)
        try write()
        try files.write("plan", to: plan)
        try write()
        #expect(FileManager.default.fileExists(atPath: path))
        try files.write("", to: "Other/Package.swift")
        let scratch = files.url.appending(path: "My App/.build/robot")
        try ProgramPackage(of: files.url.appending(path: "Other"), in: scratch)
            .write("manifest", program: "program", target: "OtherSession")
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("A folder that cannot be written to is an error that names the option for another one")
    func notWritable() throws {
        try files.write("a file", to: "My App/.build")
        do throws(LaunchingFailure) {
            try package.write("manifest", program: "program", target: "AppSession")
            Issue.record("It was written.")
        } catch {
            #expect(
                files.shortened(error.description)
                    == "FOLDER/\(written) cannot be written: Not a directory. Name a folder for the build: "
                    + "--scratch-path FOLDER")
        }
    }

    @Test("What the compiler says has the paths of the application, but for the program's own files")
    func paths() {
        let copy = files.url.appending(path: written).path(percentEncoded: false)
        let text = """
            \(copy)/Sources/App/App.swift:1:2: error: a
            \(copy)/.robot/AppSession/main.swift:5:1: error: b
            \(copy)/Package.swift:9:1: error: c
            """
        #expect(
            files.shortened(package.withOriginalPaths(text)) == """
                FOLDER/My App/Sources/App/App.swift:1:2: error: a
                FOLDER/\(written)/.robot/AppSession/main.swift:5:1: error: b
                FOLDER/\(written)/Package.swift:9:1: error: c
                """)
    }
}
