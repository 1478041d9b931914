import Foundation
import Testing

@testable import ApplicationAdoption

@Suite("swift package adopt, run again")
struct AgainTests {
    private let application: Application
    private let project: AdoptedProject

    init() throws {
        application = try Application(Shop.files)
        project = Shop.project(in: application)
        try application.adopt(project)
    }

    /// The lines that tell what became of the files.
    private func again(_ project: AdoptedProject? = nil) throws -> String {
        let text = try application.adopt(project ?? self.project)
        let parts = text.components(separatedBy: "\n\n")
        return parts.count > 1 ? parts[1] : text
    }

    private var texts: [String: String?] {
        Dictionary(
            uniqueKeysWithValues: application.files(in: "Linux").map { ($0, application.text("Linux/\($0)")) }
        )
    }

    @Test("Nothing changes if the project has not changed")
    func unchanged() throws {
        let before = texts
        #expect(try again() == "Unchanged: 11 files")
        #expect(texts == before)
    }

    @Test("A target that is removed from the project takes its files along, and one that is added gets some")
    func changedProject() throws {
        var project = project
        project.modules.removeAll { $0.name == "ShopTests" }
        project.modules[0].settings.defines = []
        project.modules.append(application.module("More", .library, swift: ["Kit/Basket.swift"]))
        #expect(
            try again(project) == """
                Written:
                  Sources/More/port-uikit.json
                  Sources/More/More+Linux.swift
                Changed:
                  Package.swift
                Unchanged: 8 files
                Deleted, as they are no longer needed:
                  Tests/ShopTests/ShopTests+Robot.swift
                  Tests/ShopTests/port-uikit.json
                """)
        #expect(!FileManager.default.fileExists(atPath: application.url("Linux/Tests/ShopTests").path))
        #expect(try again(project) == "Unchanged: 11 files")
    }

    @Test("A file that its user changed stays, and what it would be is beside it if the project changed, too")
    func editedFile() throws {
        try application.write("// mine", to: "Linux/Package.swift")
        #expect(try again() == "Unchanged: 10 files\nKept, as you changed them:\n  Package.swift")
        var project = project
        project.modules[0].settings.defines = ["OTHER"]
        let text = try again(project)
        #expect(
            text == """
                Unchanged: 10 files
                Kept, as you changed them, although the project changed, too; what they would be is in .adopted:
                  Package.swift
                """)
        #expect(application.text("Linux/Package.swift") == "// mine")
        let planned = try #require(application.text("Linux/.adopted/Package.swift"))
        #expect(planned.contains(".define(\"OTHER\")"))
        // It is what was planned as soon as its user takes it over.
        try application.write(planned, to: "Linux/Package.swift")
        #expect(try again(project) == "Unchanged: 11 files")
        #expect(application.text("Linux/.adopted/Package.swift") == nil)
    }

    @Test("A file that was deleted is written again; one that is changed and no longer needed stays")
    func deletedFile() throws {
        try application.remove("Linux/Sources/Shop/port-uikit.json")
        try application.write("// mine", to: "Linux/Tests/ShopTests/ShopTests+Robot.swift")
        var project = project
        project.modules.removeAll { $0.name == "ShopTests" }
        #expect(
            try again(project) == """
                Changed:
                  Package.swift
                Unchanged: 7 files
                Written again, as they were deleted:
                  Sources/Shop/port-uikit.json
                Deleted, as they are no longer needed:
                  Tests/ShopTests/port-uikit.json
                Kept, as you changed them:
                  Tests/ShopTests/ShopTests+Robot.swift
                """)
        #expect(application.text("Linux/Tests/ShopTests/ShopTests+Robot.swift") == "// mine")
    }

    @Test("A file that was there before stays")
    func foreignFile() throws {
        let application = try Application(Shop.files.merging(["Linux/Package.swift": "// older"]) { $1 })
        let text = try application.adopt(Shop.project(in: application))
        #expect(
            text.contains(
                "Kept, as they were there before; what they would be is in .adopted:\n  Package.swift\n"))
        #expect(application.text("Linux/Package.swift") == "// older")
    }

    @Test("A dry run writes nothing")
    func dryRun() throws {
        let application = try Application(Shop.files)
        let text = try application.adopt(Shop.project(in: application), "--dry-run")
        #expect(text.contains("Would be written:\n  Package.swift\n"))
        #expect(!FileManager.default.fileExists(atPath: application.url("Linux").path))
    }

    @Test("The application's own folder is refused, unless it is allowed")
    func ownFolder() throws {
        let application = try Application(Shop.files)
        var project = Shop.project(in: application)
        project.location = application.url("Linux/Shop.xcodeproj")
        #expect {
            try application.adopt(project)
        } throws: {
            "\($0)".hasSuffix("/Linux has the application's own files. Name another folder, or add --inside.")
        }
        #expect(try application.adopt(project, "--inside").hasPrefix("Shop.xcodeproj: 4 targets in /Linux\n"))
    }

    @Test("A list of written files cannot lead out of the package")
    func hostileList() throws {
        try application.write("text", to: "precious")
        let checksum = Checksum.of("text")
        try application.write(
            "{ \"../precious\": \"\(checksum)\", \"\(application.url("precious").path)\": \"\(checksum)\" }",
            to: "Linux/.adopted/written.json")
        try application.adopt(project)
        #expect(application.text("precious") == "text")
    }

    @Test(
        "The command says what is wrong with its arguments",
        arguments: [
            ([], "adopt needs a project."), (["A", "--into"], "--into needs a folder behind it."),
            (["A"], "adopt needs a folder: --into FOLDER."),
            (["A", "B", "--into", "C"], "adopt does not know B."),
            (["A", "--into", "B", "--up"], "adopt does not know --up."),
        ])
    func mistakes(_ arguments: [String], _ text: String) {
        let folder = URL(fileURLWithPath: "/")
        #expect {
            try AdoptionArguments(arguments, in: folder, robot: folder)
        } throws: { "\($0)".hasPrefix("\(text)\n\nUsage: swift package adopt PROJECT --into FOLDER") }
    }
}
