import Foundation
import Testing

@testable import ApplicationAdoption

/// The parts are those of XcodeGen's documentation, "Project Spec".
@Suite("Projects of XcodeGen")
struct XcodeGenTests {
    static let project = """
        name: Shop
        include:
          - path: Common/packages.yml
        options:
          bundleIdPrefix: com.example
        settingGroups:
          strict:
            SWIFT_VERSION: 6.0
        configFiles:
          Debug: Config/Debug.xcconfig
        settings:
          base:
            MARKETING_VERSION: "1.2"
          configs:
            debug:
              SWIFT_ACTIVE_COMPILATION_CONDITIONS: DEBUG LOCAL
        targetTemplates:
          Tests:
            platform: iOS
            sources: ["${target_name}"]
            dependencies:
              - target: Shop
        targets:
          Shop:
            type: application
            platform: iOS
            info:
              path: Shop/Info.plist
              properties: {UILaunchScreen: {}}
            sources:
              - path: Shop
                excludes:
                  - "**/*.md"
                  - Old
              - path: Shared/Texts.json
                buildPhase: resources
              - path: Gone
                optional: true
            settings:
              groups: [strict]
              base:
                INFOPLIST_KEY_CFBundleDisplayName: My Shop
                GENERATE_INFOPLIST_FILE: true
            dependencies:
              - target: ShopKit
              - package: Charts
              - package: Design
                products: [Colors, Fonts]
              - framework: Vendor/Maps.xcframework
              - carthage: Logs
              - sdk: CoreData.framework
          ShopKit:
            type: framework
            platform: [iOS, macOS]
            sources: ShopKit
          ShopTests:
            type: bundle.unit-test
            templates: [Tests]
          Mac:
            type: application
            platform: macOS
        """

    private let files = [
        "project.yml": project, "Config/Debug.xcconfig": "API = example.com",
        "Common/packages.yml": """
        packages:
          Charts:
            url: https://example.com/Charts.git
            from: 4.0.0
          Design: {path: Modules/Design}
          Odd: {url: https://example.com/Odd.git}
        """,
        "Shop/App.swift": "", "Shop/Old/App.swift": "", "Shop/a/README.md": "", "Shop/Main.storyboard": "",
        "Shop/Info.plist": "$(API)", "Shared/Texts.json": "", "ShopKit/Cart.swift": "",
        "ShopTests/CartTests.swift": "",
    ]

    @Test("Targets are modules, with their templates, groups of settings and included files")
    func targets() throws {
        let folder = try ProjectFolder(files)
        let project = try folder.read("project.yml")
        #expect(project.name == "Shop")
        #expect(project.modules.map(\.name) == ["Shop", "ShopKit", "ShopTests"])
        #expect(project.modules.map(\.kind) == [.application, .library, .unitTests])
        #expect(
            project.modules.map { folder.names($0.swiftFiles) } == [
                ["Shop/App.swift"], ["ShopKit/Cart.swift"], ["ShopTests/CartTests.swift"],
            ])
        #expect(folder.names(project.modules[0].resources) == ["Shop/Main.storyboard", "Shared/Texts.json"])
        #expect(project.modules[0].informationFile.map(folder.name) == "Shop/Info.plist")
        #expect(project.modules.map(\.settings.languageMode) == ["6", "5", "5"])
        #expect(project.modules[1].settings.defines == ["DEBUG", "LOCAL"])
        #expect(
            project.modules[0].information == [
                "API": "example.com", "GENERATE_INFOPLIST_FILE": "YES",
                "INFOPLIST_KEY_CFBundleDisplayName": "My Shop",
                "MARKETING_VERSION": "1.2", "PRODUCT_BUNDLE_IDENTIFIER": "com.example.Shop",
                "PRODUCT_MODULE_NAME": "Shop",
                "PRODUCT_NAME": "Shop", "TARGET_NAME": "Shop",
            ])
    }

    @Test("Dependencies are modules, and products of packages and frameworks")
    func dependencies() throws {
        let folder = try ProjectFolder(files)
        let project = try folder.read("")
        #expect(project.modules.map(\.dependencies) == [["ShopKit"], [], ["Shop"]])
        #expect(project.modules[0].products == ["Charts", "Colors", "Fonts", "Maps", "Logs"])
        #expect(project.modules[2].testedApplication == "Shop")
        #expect(project.packages.map(\.name) == ["Charts", "Design", "Maps"])
        #expect(project.packages.map(\.products) == [["Charts"], ["Colors", "Fonts"], ["Maps"]])
        #expect(project.packages[1].source == .local(folder.url.appending(path: "Modules/Design")))
        #expect(
            folder.problems(project) == [
                "Common/packages.yml:6: The package Odd has no address or no versions that are known here. Write its url, and from, "
                    + "exactVersion, branch or revision.",
                "project.yml:59: Target Mac is left out: it is for macOS.",
            ])
    }

    @Test("A mistake in the file fails with its line")
    func mistakes() throws {
        let folder = try ProjectFolder(["project.yml": "name: A\ntargets:\n  A: [\n"])
        let failure = #expect(throws: AdoptionFailure.self) { try folder.read("project.yml") }
        #expect(
            failure?.description
                == folder.path(
                    "project.yml:3: A bracket is not closed. Run xcodegen, and name the .xcodeproj that it makes."
                ))
    }

    @Test("A project that Xcode wrote comes before that of XcodeGen")
    func order() throws {
        var files = files
        var text = ProjectText()
        text.add("Written")
        files["Shop.xcodeproj/project.pbxproj"] = text.text
        #expect(try ProjectFolder(files).read("").modules.map(\.name) == ["Written"])
    }
}
