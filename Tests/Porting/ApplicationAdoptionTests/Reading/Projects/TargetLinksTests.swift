import Foundation
import Testing

@testable import ApplicationAdoption

@Suite("What targets link and packages bring")
struct TargetLinksTests {
    private func read(
        _ text: ProjectText, _ files: [String: String] = [:]
    ) throws -> (project: AdoptedProject, folder: ProjectFolder) {
        let folder = try ProjectFolder(files)
        try folder.write(text.text, to: "App.xcodeproj/project.pbxproj")
        return (try folder.read("App.xcodeproj"), folder)
    }

    @Test(
        "The versions of a package are as a manifest writes them",
        arguments: [
            (["kind": "upToNextMajorVersion", "minimumVersion": "1.2.0"], "from: \"1.2.0\""),
            (["kind": "upToNextMinorVersion", "minimumVersion": "1.2.0"], ".upToNextMinor(from: \"1.2.0\")"),
            (["kind": "exactVersion", "version": "1.2.0"], "exact: \"1.2.0\""),
            (
                ["kind": "versionRange", "minimumVersion": "1.0.0", "maximumVersion": "2.0.0"],
                "\"1.0.0\"..<\"2.0.0\""
            ),
            (["kind": "branch", "branch": "main"], "branch: \"main\""),
            (["kind": "revision", "revision": "ab"], "revision: \"ab\""),
        ] as [(PropertyListValue, String)])
    func requirements(_ requirement: PropertyListValue, _ expected: String) throws {
        let text = ProjectText(
            [
                (
                    "K",
                    [
                        "isa": "XCRemoteSwiftPackageReference",
                        "repositoryURL": "git@example.com:a/Charts.git",
                        "requirement": requirement,
                    ]
                )
            ], root: [("packageReferences", ["K"])])
        let url = try #require(URL(string: "ssh://git@example.com/a/Charts.git"))
        #expect(
            try read(text).project.packages == [
                AdoptedPackage(name: "Charts", source: .remote(url, requirement: expected))
            ])
    }

    @Test("Packages in folders have the products that their manifests list")
    func localPackages() throws {
        var text = ProjectText(
            [
                ("K1", ["isa": "XCLocalSwiftPackageReference", "relativePath": "Packages/Design"]),
                (
                    "K2",
                    [
                        "isa": "PBXFileReference", "lastKnownFileType": "wrapper", "path": "Kit",
                        "sourceTree": "<group>",
                    ]
                ),
                ("K3", ["isa": "XCLocalSwiftPackageReference", "relativePath": "Gone"]),
                ("D1", ["isa": "XCSwiftPackageProductDependency", "productName": "Colors"]),
                ("D2", ["isa": "XCSwiftPackageProductDependency", "productName": "Kit"]),
                ("D3", ["isa": "XCSwiftPackageProductDependency", "productName": "plugin:Lint"]),
            ], root: [("packageReferences", ["K1", "K3"])])
        text.add("App", with: [("packageProductDependencies", ["D1", "D2", "D3"])])
        let (project, folder) = try read(
            text,
            [
                "Packages/Design/Package.swift":
                    "let package = Package(name: \"Design\", products: [.library(name: \"Colors\", targets: [\"Colors\"])])",
                "Kit/Package.swift": "",
            ])
        #expect(project.modules[0].products == ["Colors", "Kit"])
        #expect(project.packages.map(\.name) == ["Design", "Gone", "Kit"])
        #expect(project.packages.map(\.products) == [["Colors"], [], ["Kit"]])
        #expect(project.packages[0].source == .local(folder.url.appending(path: "Packages/Design")))
        #expect(project.problems.map(\.cure) == ["Restore the folder with its Package.swift."])
    }

    @Test("Frameworks that are linked are targets, products or binaries; those of the system are none")
    func frameworks() throws {
        func file(_ path: String, _ tree: PropertyListValue) -> PropertyListValue {
            ["isa": "PBXFileReference", "path": .init(stringLiteral: path), "sourceTree": tree]
        }
        let files: [(String, PropertyListValue)] = [
            ("Kit.framework", "BUILT_PRODUCTS_DIR"), ("Vendor/Maps.xcframework", "<group>"),
            ("libLogs.a", "BUILT_PRODUCTS_DIR"),
            ("System/Library/Frameworks/UIKit.framework", "SDKROOT"), ("usr/lib/libz.tbd", "SDKROOT"),
            ("Pods_App.framework", "BUILT_PRODUCTS_DIR"),
        ]
        var objects = files.enumerated().map { ("F\($0.offset)", file($0.element.0, $0.element.1)) }
        objects += files.indices.map {
            (
                "B\($0)",
                ["isa": "PBXBuildFile", "fileRef": .init(stringLiteral: "F\($0)")] as PropertyListValue
            )
        }
        objects.append(
            (
                "L",
                [
                    "isa": "PBXFrameworksBuildPhase",
                    "files": .init(content: .array(files.indices.map { .init(stringLiteral: "B\($0)") })),
                ]
            ))
        var text = ProjectText(objects)
        text.add("App", with: [("buildPhases", ["L"])])
        text.add("Kit", "framework")
        let (project, folder) = try read(text)
        #expect(project.modules[0].dependencies == ["Kit"])
        #expect(project.modules[0].products == ["Maps", "Logs"])
        #expect(
            project.packages == [
                AdoptedPackage(
                    name: "Maps", source: .binary(folder.path("Vendor/Maps.xcframework")), products: ["Maps"])
            ])
    }

    @Test("Files that settings exclude are not compiled")
    func excluded() throws {
        var text = ProjectText()
        text.add(
            "App", sources: ["A.swift", "Mock/B.swift", "C.swift"],
            settings: [
                "EXCLUDED_SOURCE_FILE_NAMES": ["Mock/*", "C.*"], "INCLUDED_SOURCE_FILE_NAMES": "C.swift",
            ])
        let (project, folder) = try read(text, ["A.swift": "", "Mock/B.swift": "", "C.swift": ""])
        #expect(folder.names(project.modules[0].swiftFiles) == ["A.swift", "C.swift"])
    }
}
