import Foundation
import Testing

@testable import ApplicationAdoption

@Suite("What is wrong with a project")
struct ProblemTests {
    private let file = "App.xcodeproj/project.pbxproj"

    private func problems(_ text: ProjectText, _ files: [String: String] = [:]) throws -> [String] {
        let folder = try ProjectFolder(files)
        try folder.write(text.text, to: file)
        // Lines are the writer's, and tested elsewhere.
        return folder.problems(try folder.read("App.xcodeproj")).map {
            $0.replacing(/pbxproj:\d+/, with: "pbxproj")
        }
    }

    @Test("A file that is missing is a problem at its line, and the rest is adopted")
    func missing() throws {
        var text = ProjectText()
        text.add("App", sources: ["A.swift", "B.swift"], resources: ["C.json"])
        let folder = try ProjectFolder(["A.swift": "", file: text.text])
        let project = try folder.read("App.xcodeproj")
        #expect(folder.names(project.modules[0].swiftFiles) == ["A.swift"])
        let line =
            try #require(text.text.split(separator: "\n").firstIndex { $0.contains("\"F-B.swift\" = {") }) + 1
        #expect(
            folder.problems(project).first
                == "\(file):\(line): The file B.swift of target App is missing. Restore or generate the file, or remove it "
                + "from the target.")
        #expect(project.problems.count == 2)
    }

    @Test(
        "A name that differs in case is found, with a problem; an umlaut in two code points is the same name")
    func names() throws {
        var text = ProjectText()
        text.add("App", sources: ["screens/a.swift", "Gro\u{0308}ße.swift"])
        let folder = try ProjectFolder(["Screens/A.swift": "", "Gr\u{00F6}ße.swift": "", file: text.text])
        let project = try folder.read("App.xcodeproj")
        #expect(folder.names(project.modules[0].swiftFiles) == ["Screens/A.swift", "Größe.swift"])
        #expect(
            project.modules[0].swiftFiles.allSatisfy {
                FileManager.default.fileExists(atPath: $0.path(percentEncoded: false))
            })
        #expect(
            project.problems.map(\.text).map { $0.replacing(folder.path(""), with: "") } == [
                "The project names a.swift, but the file is Screens/A.swift."
            ])
    }

    @Test("A script that makes Swift files is named with those that are missing")
    func scripts() throws {
        var text = ProjectText([
            (
                "S1",
                [
                    "isa": "PBXShellScriptBuildPhase", "name": "SwiftGen",
                    "shellScript": "swiftgen config run",
                    "outputPaths": [
                        "$(SRCROOT)/App/Strings.swift", "$(DERIVED_FILE_DIR)/Colors.swift",
                        "$(SRCROOT)/A.swift",
                    ],
                ]
            ),
            ("S2", ["isa": "PBXShellScriptBuildPhase", "shellScript": "echo x > App/Version.swift"]),
            ("S3", ["isa": "PBXShellScriptBuildPhase", "name": "Lint", "shellScript": "swiftlint"]),
        ])
        text.add(
            "App",
            sources: ["A.swift", "App/Strings.swift", "App/Images+Generated.swift", "App/Version.swift"],
            with: [("buildPhases", ["S1", "S2", "S3"])])
        #expect(
            try problems(text, ["A.swift": ""]) == [
                "\(file): The script \"SwiftGen\" of target App makes App/Strings.swift, App/Images+Generated.swift, "
                    + "$(DERIVED_FILE_DIR)/Colors.swift, which are missing. Run the script, such as by a build in Xcode, and "
                    + "adopt again.",
                "\(file): The script \"Run Script\" of target App makes App/Version.swift, which is missing. Run the script, "
                    + "such as by a build in Xcode, and adopt again.",
            ])
    }

    @Test("Targets that become no module are named")
    func leftOut() throws {
        var text = ProjectText()
        text.add("Watch", "application.watchapp2")
        text.add("Tool", "tool")
        text.add("Odd", "odd")
        text.add("Mac", settings: ["SDKROOT": "macosx"])
        text.add("TV", settings: ["SUPPORTED_PLATFORMS": ["appletvos", "appletvsimulator"]])
        text.add("Both", settings: ["SUPPORTED_PLATFORMS": "iphoneos macosx"])
        text.add("Auto", settings: ["SDKROOT": "auto"])
        #expect(
            try problems(text) == [
                "\(file): Target Watch is left out: it makes an application for the watch.",
                "\(file): Target Tool is left out: it makes a command-line tool.",
                "\(file): Target Odd is left out: it makes a product of the type \"com.apple.product-type.odd\".",
                "\(file): Target Mac is left out: it is for macOS.",
                "\(file): Target TV is left out: it is for tvOS.",
            ])
    }

    @Test("Targets that depend on each other are named, and one of the dependencies is left out")
    func cycles() throws {
        var text = ProjectText(
            (0..<3).map { index in
                (
                    "D\(index)",
                    ["isa": "PBXTargetDependency", "target": .init(stringLiteral: "T-K\((index + 1) % 3)")]
                )
            })
        for index in 0..<3 {
            text.add("K\(index)", "framework", with: [("dependencies", [.init(stringLiteral: "D\(index)")])])
        }
        #expect(
            try problems(text) == [
                "\(file): Targets depend on each other: K0, K1, K2, K0. Remove one of these dependencies in Xcode."
            ])
        let folder = try ProjectFolder([file: text.text])
        #expect(try folder.read("App.xcodeproj").modules.map(\.dependencies) == [["K1"], ["K2"], []])
    }

    @Test("Two targets with one module's name get two names")
    func sameNames() throws {
        var text = ProjectText()
        text.add("App", settings: ["PRODUCT_NAME": "Shop"])
        text.add("App Staging", settings: ["PRODUCT_NAME": "Shop"])
        let folder = try ProjectFolder([file: text.text])
        #expect(try folder.read("App.xcodeproj").modules.map(\.name) == ["Shop", "App_Staging"])
        #expect(
            try problems(text) == [
                "\(file): Targets App and App Staging both make a module Shop; that of App Staging is named App_Staging here. "
                    + "Give the target a PRODUCT_MODULE_NAME of its own."
            ])
    }

    @Test("A project of a later Xcode is read, with a problem")
    func future() throws {
        #expect(
            try problems(ProjectText(version: "200")) == [
                "\(file): The project's objectVersion 200 is newer than 90; what is new in it is left out. Set an earlier "
                    + "Project Format in Xcode's file inspector."
            ])
    }

    @Test("Settings that name missing files are problems")
    func settings() throws {
        var text = ProjectText(
            [
                ("X", ["isa": "PBXFileReference", "path": "Pods/a.xcconfig", "sourceTree": "SOURCE_ROOT"]),
                ("L", ["isa": "XCConfigurationList", "buildConfigurations": ["C"]]),
                ("C", ["isa": "XCBuildConfiguration", "name": "Debug", "baseConfigurationReference": "X"]),
            ], root: [("buildConfigurationList", "L")])
        text.add("App", settings: ["INFOPLIST_FILE": "App/Info.plist"])
        let texts = try problems(text)
        #expect(texts.count == 2 && texts[0].hasSuffix("/Pods/a.xcconfig is missing. Run pod install."))
        #expect(
            texts.last
                == "\(file): The file App/Info.plist, which INFOPLIST_FILE of target App names, is missing. Restore the file, or "
                + "clear the setting.")
    }

    @Test("Groups in each other, objects without their parts, and absolute and odd paths end nothing")
    func hostile() throws {
        var text = ProjectText([
            ("G1", ["isa": "PBXGroup", "children": ["G2"], "path": "a"]),
            ("G2", ["isa": "PBXGroup", "children": ["G1", "F-A.swift", "F-/B.swift"], "path": "b"]),
            ("E1", ["isa": "PBXBuildFile", "fileRef": "E1"]),
            ("E2", ["isa": "PBXSourcesBuildPhase", "files": ["E1", "no"]]),
            ("E3", [:]), ("E4", "text"), ("E5", ["isa": ["no"]]),
        ])
        text.add(
            "App", sources: ["A.swift", "/B.swift", "../C.swift", "/D.swift"],
            with: [("buildPhases", ["E2", "E3", "E4", "no"])])
        let folder = try ProjectFolder(["in/\(file)": text.text, "C.swift": ""])
        let project = try folder.read("in/App.xcodeproj")
        #expect(folder.names(project.modules[0].swiftFiles) == ["C.swift"])
        #expect(project.problems.map(\.text) == ["The file /D.swift of target App is missing."])
    }

    @Test(
        "A location without a project fails, and says what to name",
        arguments: [
            ("no.xcodeproj", "no.xcodeproj/project.pbxproj: The project file is missing, or cannot be read."),
            ("no", "no: There is no such file or folder."),
            ("empty", "empty: The folder has no workspace, project or package."),
            ("a.txt", "a.txt: The file is no project."),
            ("bare.xcodeproj", "bare.xcodeproj/project.pbxproj: The file has no project in it."),
            (
                "no.xcworkspace",
                "no.xcworkspace/contents.xcworkspacedata: The workspace's file is missing, or cannot be read."
            ),
        ])
    func failures(_ name: String, _ expected: String) throws {
        let folder = try ProjectFolder(["empty/": "", "a.txt": "", "bare.xcodeproj/project.pbxproj": "{}"])
        let failure = #expect(throws: AdoptionFailure.self) { try folder.read(name) }
        #expect(
            failure?.description.hasPrefix("\(folder.path(""))\(expected) ") == true,
            "\(failure?.description ?? "")")
    }
}
