import Foundation
import Testing

@testable import ApplicationAdoption

/// The file's form is what Xcode 15 writes; what its parts mean is in Apple's documentation of targets, build phases and
/// build settings.
@Suite("A project of Xcode, read")
struct ShopProjectTests {
    private func read(_ configuration: String = "Debug") throws -> (
        project: AdoptedProject, folder: ProjectFolder
    ) {
        let folder = try ProjectFolder(ShopProject.files)
        return (try folder.read("Shop.xcodeproj", configuration: configuration), folder)
    }

    @Test("Each target is a module, in the project's order")
    func modules() throws {
        let project = try read().project
        #expect(project.name == "Shop")
        #expect(project.location.lastPathComponent == "Shop.xcodeproj")
        #expect(project.modules.map(\.targetName) == ["Shop", "ShopKit", "Shop Tests", "ShopUITests"])
        #expect(project.modules.map(\.name) == ["My_Shop", "ShopKit", "Shop_Tests", "ShopUITests"])
        #expect(project.modules.map(\.kind) == [.application, .library, .unitTests, .uiTests])
        #expect(project.problems == [])
    }

    @Test("A target's files are where the groups say, for iOS, and in several targets if the project says so")
    func files() throws {
        let (project, folder) = try read()
        #expect(
            project.modules.map { folder.names($0.swiftFiles) } == [
                ["Shop/AppDelegate.swift", "Shop/Screens/Größe & Farbe.swift"], ["ShopKit/Cart.swift"],
                ["ShopTests/CartTests.swift", "ShopKit/Cart.swift"], ["ShopUITests/BuyingTests.swift"],
            ])
        #expect(folder.names(project.modules[0].otherSources) == ["Shop/Legacy.m"])
        #expect(
            folder.names(project.modules[0].resources) == [
                "Shop/Base.lproj/Main.storyboard", "Shop/de.lproj/Main.strings", "Shop/Assets.xcassets",
            ])
        #expect(project.modules[0].informationFile.map(folder.name) == "Shop/Info.plist")
        #expect(project.modules[0].entitlementsFile.map(folder.name) == "Shop/Shop.entitlements")
    }

    @Test("Modules depend on targets, link products, and test an application")
    func dependencies() throws {
        let project = try read().project
        #expect(project.modules.map(\.dependencies) == [["ShopKit"], [], ["My_Shop"], ["My_Shop"]])
        #expect(project.modules.map(\.products) == [["Charts"], [], [], []])
        #expect(project.modules.map(\.testedApplication) == [nil, nil, "My_Shop", "My_Shop"])
        let url = try #require(URL(string: "https://example.com/charts/Charts.git"))
        #expect(
            project.packages == [
                AdoptedPackage(
                    name: "Charts", source: .remote(url, requirement: "from: \"4.0.0\""), products: ["Charts"]
                )
            ])
    }

    @Test("Settings are those of the project, its files and the target")
    func settings() throws {
        let project = try read().project
        #expect(project.modules.map(\.settings.languageMode) == ["5", "6", "5", "5"])
        #expect(
            project.modules.map(\.settings.defines) == [["DEBUG", "SHOP"], ["DEBUG"], ["DEBUG"], ["DEBUG"]])
        let information = project.modules[0].information
        #expect(
            information == [
                "APP_TITLE": "My Shop", "DEVELOPMENT_LANGUAGE": "en", "EXECUTABLE_NAME": "My Shop",
                "INFOPLIST_KEY_UILaunchStoryboardName": "Launch", "MARKETING_VERSION": "1.2",
                "PRODUCT_BUNDLE_IDENTIFIER": "com.example.shop", "PRODUCT_MODULE_NAME": "My_Shop",
                "PRODUCT_NAME": "My Shop", "PRODUCT_NAME:rfc1034identifier": "My-Shop", "TARGET_NAME": "Shop",
            ])
    }

    @Test(
        "Another configuration has its own settings; one that is not there is a problem that names those that are"
    )
    func configurations() throws {
        #expect(try read("Release").project.modules[2].settings.languageMode == "6")
        let (project, folder) = try read("Staging")
        #expect(
            folder.problems(project).first?.hasSuffix(
                "The project has no configuration Staging; Debug is read instead. Name one that it has: Debug, Release."
            )
                == true)
    }

    @Test("The same project in XML is the same application")
    func xml() throws {
        let (project, folder) = try read()
        let object = try PropertyListSerialization.propertyList(
            from: Data(ShopProject.text.utf8), options: [], format: nil)
        let xml = try PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
        try folder.write(xml, to: "Shop.xcodeproj/project.pbxproj")
        let other = try folder.read("Shop.xcodeproj")
        #expect(other.modules == project.modules)
        #expect(other.packages == project.packages)
    }

    @Test("The project file itself can be named, and so can the folder that it is in")
    func locations() throws {
        let (project, folder) = try read()
        #expect(try folder.read("Shop.xcodeproj/project.pbxproj").modules == project.modules)
        #expect(try folder.read("").modules == project.modules)
        #expect(try folder.read("").location == project.location)
    }

    @Test("Of a project that is cut off, what is there is adopted, and the problem says what is open where")
    func cut() throws {
        let (_, folder) = try read()
        let end = try #require(ShopProject.text.range(of: "/* Begin XCConfigurationList"))
        try folder.write(String(ShopProject.text[..<end.lowerBound]), to: "Shop.xcodeproj/project.pbxproj")
        let project = try folder.read("Shop.xcodeproj")
        #expect(project.modules.map(\.swiftFiles.count) == [2, 1, 2, 1])
        let line = ShopProject.text[..<end.lowerBound].count { $0 == "\n" } + 1
        #expect(
            folder.problems(project).first
                == "Shop.xcodeproj/project.pbxproj:\(line): The file ends in line \(line), where the dictionary \"objects\" of "
                + "line 7 in the dictionary of line 2 is still open. What stands before was read. Restore the file's last "
                + "good version.")
    }

    @Test("Of a project that is cut off before its targets, the failure says what is open where")
    func cutEarly() throws {
        let (_, folder) = try read()
        try folder.write(String(ShopProject.text.prefix(400)), to: "Shop.xcodeproj/project.pbxproj")
        let failure = #expect(throws: AdoptionFailure.self) { try folder.read("Shop.xcodeproj") }
        #expect(
            failure?.description
                == folder.path("Shop.xcodeproj/project.pbxproj")
                + ":12: The file ends in line 12, where the dictionary \"B03\" of line 12 in the dictionary \"objects\" of line "
                + "7 in the dictionary of line 2 is still open. Restore the file's last good version.")
    }

    @Test(
        "A project that is cut or changed anywhere is read, or fails, but never ends the program",
        arguments: 0..<24)
    func broken(_ seed: Int) throws {
        let (_, folder) = try read()
        var numbers = SeededNumbers(seed: UInt64(seed))
        let bytes = Array(ShopProject.text.utf8)
        for _ in 0..<4 {
            var changed = bytes
            for _ in 0..<numbers.next(below: 40) {
                // Mostly one part of the file over another: references go wrong, and quotation marks stay open.
                let (from, to) = (
                    numbers.next(below: bytes.count - 20), numbers.next(below: bytes.count - 20)
                )
                let count = numbers.next(below: 20)
                changed.replaceSubrange(to..<(to + count), with: bytes[from..<(from + count)])
            }
            if numbers.next(below: 2) == 0 { changed.removeLast(numbers.next(below: changed.count)) }
            try folder.write(Data(changed), to: "Shop.xcodeproj/project.pbxproj")
            do {
                let project = try folder.read("Shop.xcodeproj")
                #expect(Set(project.modules.map(\.name)).count == project.modules.count)
            } catch let failure as AdoptionFailure {
                #expect(failure.problem.cure != nil)
            }
        }
    }
}
