import Foundation
import Testing

@testable import ApplicationAdoption

/// What Xcode 16 writes for folders that it keeps in step with the disk; Apple's release notes of Xcode 16 name them.
@Suite("Folders that a project keeps in step with the disk")
struct SynchronizedFolderTests {
    private func project(
        _ exceptions: [(target: String, paths: [String])] = [], excluding names: String = "none"
    ) -> ProjectText {
        let ids = exceptions.indices.map { "E\($0)" }
        var text = ProjectText(
            [
                (
                    "G",
                    [
                        "isa": "PBXFileSystemSynchronizedRootGroup", "path": "App", "sourceTree": "<group>",
                        "exceptions": .init(content: .array(ids.map { .init(stringLiteral: $0) })),
                        "explicitFolders": ["Samples"],
                    ]
                )
            ]
                + zip(ids, exceptions).map { id, exception in
                    (
                        id,
                        [
                            "isa": "PBXFileSystemSynchronizedBuildFileExceptionSet",
                            "target": .init(stringLiteral: "T-\(exception.target)"),
                            "membershipExceptions": .init(
                                content: .array(exception.paths.map { .init(stringLiteral: $0) })),
                        ]
                    )
                })
        text.add(
            "App",
            settings: [
                "INFOPLIST_FILE": "App/Info.plist", "EXCLUDED_SOURCE_FILE_NAMES": .init(stringLiteral: names),
            ],
            with: [("fileSystemSynchronizedGroups", ["G"])])
        text.add("Widget", "app-extension")
        return text
    }

    private let files = [
        "App/App.swift": "", "App/Screens/List.swift": "", "App/Legacy.m": "", "App/Legacy.h": "",
        "App/README.md": "",
        "App/Info.plist": "", "App/data.json": "", "App/.hidden.swift": "",
        "App/Assets.xcassets/a.colorset/Contents.json": "",
        "App/de.lproj/Main.strings": "", "App/en.lproj/Main.strings": "", "App/Samples/a/b.json": "",
        "Other.swift": "",
    ]

    @Test("All files of the folder are the target's, each as what it is")
    func all() throws {
        let folder = try ProjectFolder(files)
        try folder.write(project().text, to: "App.xcodeproj/project.pbxproj")
        let module = try folder.read("App.xcodeproj").modules[0]
        #expect(folder.names(module.swiftFiles) == ["App/App.swift", "App/Screens/List.swift"])
        #expect(folder.names(module.otherSources) == ["App/Legacy.m"])
        #expect(
            folder.names(module.resources) == [
                "App/Assets.xcassets", "App/data.json", "App/de.lproj/Main.strings",
                "App/en.lproj/Main.strings", "App/Samples",
            ])
    }

    @Test("Exceptions leave files out of the folder's target, and give them to others")
    func exceptions() throws {
        let folder = try ProjectFolder(files)
        let text = project([
            ("App", ["Screens/List.swift", "Info.plist", "/Localized/Main.strings"]),
            ("Widget", ["App.swift", "data.json"]),
        ])
        try folder.write(text.text, to: "App.xcodeproj/project.pbxproj")
        let modules = try folder.read("App.xcodeproj").modules
        #expect(folder.names(modules[0].swiftFiles) == ["App/App.swift"])
        #expect(
            folder.names(modules[0].resources) == ["App/Assets.xcassets", "App/data.json", "App/Samples"])
        #expect(folder.names(modules[1].swiftFiles) == ["App/App.swift"])
        #expect(folder.names(modules[1].resources) == ["App/data.json"])
    }

    @Test("Files that build settings leave out of the folder are not the target's")
    func excluded() throws {
        let folder = try ProjectFolder(files)
        try folder.write(project(excluding: "List.*").text, to: "App.xcodeproj/project.pbxproj")
        #expect(try folder.names(folder.read("App.xcodeproj").modules[0].swiftFiles) == ["App/App.swift"])
    }

    @Test("Symbolic links are followed, but not in circles")
    func links() throws {
        let folder = try ProjectFolder(["App/App.swift": "", "Shared/Cart.swift": ""])
        try folder.write(project().text, to: "App.xcodeproj/project.pbxproj")
        try folder.link("App/Shared", to: "../Shared")
        try folder.link("App/Loop", to: ".")
        try folder.link("Shared/Back", to: "../App")
        try folder.link("App/Nowhere.swift", to: "missing.swift")
        let module = try folder.read("App.xcodeproj").modules[0]
        #expect(folder.names(module.swiftFiles) == ["App/App.swift", "App/Shared/Cart.swift"])
    }

    @Test("A folder that is missing is a problem")
    func missing() throws {
        let folder = try ProjectFolder(["App.xcodeproj/project.pbxproj": project().text])
        #expect(
            try folder.read("App.xcodeproj").problems.map(\.text).last?.replacing(folder.path(""), with: "")
                == "The folder App of target App is missing.")
    }

    @Test("A file in all languages can be another target's")
    func localized() throws {
        let folder = try ProjectFolder(files)
        try folder.write(
            project([("Widget", ["/Localized/Main.strings"])]).text, to: "App.xcodeproj/project.pbxproj")
        #expect(
            try folder.names(folder.read("App.xcodeproj").modules[1].resources) == [
                "App/de.lproj/Main.strings", "App/en.lproj/Main.strings",
            ])
    }

    @Test("Packages in the folder are packages of the project, and not the target's files")
    func packages() throws {
        let folder = try ProjectFolder([
            "App/App.swift": "", "App/Modules/Design/Package.swift": "",
            "App/Modules/Design/Sources/Design/Color.swift": "",
        ])
        try folder.write(project().text, to: "App.xcodeproj/project.pbxproj")
        let project = try folder.read("App.xcodeproj")
        #expect(folder.names(project.modules[0].swiftFiles) == ["App/App.swift"])
        #expect(project.packages.map(\.source) == [.local(folder.url.appending(path: "App/Modules/Design"))])
    }
}
