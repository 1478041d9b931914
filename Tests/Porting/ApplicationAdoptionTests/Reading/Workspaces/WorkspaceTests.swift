import Foundation
import Testing

@testable import ApplicationAdoption

@Suite("Workspaces")
struct WorkspaceTests {
    /// As Xcode writes it.
    private let workspace = """
        <?xml version="1.0" encoding="UTF-8"?>
        <Workspace
           version = "1.0">
           <Group
              location = "group:Modules &amp; more"
              name = "Modules">
              <FileRef
                 location = "group:Kit.xcodeproj">
              </FileRef>
           </Group>
           <FileRef
              location = "container:App.xcodeproj">
           </FileRef>
           <FileRef
              location = "group:Pods/Pods.xcodeproj">
           </FileRef>
           <FileRef
              location = "group:Packages/Design">
           </FileRef>
        </Workspace>
        """

    private func files() -> [String: String] {
        var kit = ProjectText()
        kit.add("Kit", "framework", sources: ["Kit.swift"])
        var app = ProjectText([
            (
                "K",
                [
                    "isa": "PBXFileReference", "path": "Modules & more/Kit.xcodeproj",
                    "sourceTree": "SOURCE_ROOT",
                ]
            ),
            (
                "Y",
                [
                    "isa": "PBXContainerItemProxy", "containerPortal": "K", "remoteGlobalIDString": "T-Kit",
                    "proxyType": "1",
                ]
            ),
            ("D", ["isa": "PBXTargetDependency", "name": "Kit", "targetProxy": "Y"]),
        ])
        app.add("App", sources: ["App.swift"], with: [("dependencies", ["D"])])
        return [
            "App.xcworkspace/contents.xcworkspacedata": workspace, "App.xcodeproj/project.pbxproj": app.text,
            "Modules & more/Kit.xcodeproj/project.pbxproj": kit.text, "App.swift": "",
            "Modules & more/Kit.swift": "",
            "Packages/Design/Package.swift": "",
        ]
    }

    @Test("Targets depend on those of other projects of the workspace")
    func projects() throws {
        let folder = try ProjectFolder(files())
        let project = try folder.read("App.xcworkspace")
        #expect(project.name == "App")
        #expect(project.modules.map(\.name) == ["Kit", "App"])
        #expect(project.modules.map(\.dependencies) == [[], ["Kit"]])
        #expect(folder.names(project.modules[0].swiftFiles) == ["Modules & more/Kit.swift"])
        #expect(project.packages.map(\.name) == ["Design"])
        #expect(project.problems == [])
    }

    @Test("A project alone brings those targets of other projects that it needs")
    func references() throws {
        var files = files()
        var kit = ProjectText()
        kit.add("Kit", "framework", sources: ["Kit.swift"])
        kit.add("Unneeded", "framework")
        files["Modules & more/Kit.xcodeproj/project.pbxproj"] = kit.text
        let project = try ProjectFolder(files).read("App.xcodeproj")
        #expect(project.modules.map(\.name) == ["App", "Kit"])
        #expect(project.modules[0].dependencies == ["Kit"])
    }

    @Test("A project of the workspace that is missing is a problem, and the others are read")
    func missing() throws {
        var files = files()
        files["Modules & more/Kit.xcodeproj/project.pbxproj"] = nil
        let folder = try ProjectFolder(files)
        let project = try folder.read("App.xcworkspace")
        #expect(project.modules.map(\.name) == ["App"])
        #expect(
            folder.problems(project) == [
                "Modules & more/Kit.xcodeproj/project.pbxproj: The project file is missing, or cannot be read. Name the "
                    + ".xcodeproj of the application."
            ])
    }

    @Test("A folder is its workspace before its project, and of two the one with its name")
    func folders() throws {
        #expect(try ProjectFolder(files()).read("").location.lastPathComponent == "App.xcworkspace")
        var text = ProjectText()
        text.add("App")
        let folder = try ProjectFolder([
            "Shop/A.xcodeproj/project.pbxproj": text.text, "Shop/Shop.xcodeproj/project.pbxproj": text.text,
            "Shop/Pods/Pods.xcodeproj/project.pbxproj": text.text,
        ])
        let project = try folder.read("")
        #expect(folder.name(project.location) == "Shop/A.xcodeproj")
        #expect(try folder.name(folder.read("Shop").location) == "Shop/Shop.xcodeproj")
        #expect(
            folder.problems(project) == [
                ": Shop/A.xcodeproj is read, and not Shop/Shop.xcodeproj. Name the one to adopt."
            ])
    }
}
