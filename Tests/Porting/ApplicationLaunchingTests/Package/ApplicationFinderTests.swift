import Foundation
import Testing

@testable import ApplicationLaunching

@Suite("Finding the application in a package") struct ApplicationFinderTests {
    private static let delegate = "import UIKit\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n"
    private static let scene = "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}\n"

    /// `Shop: AppDelegate, SceneDelegate`, or the failure.
    private func found(
        _ files: [String: String], _ package: DescribedPackage, named name: String? = nil,
        isLaunched: Bool = true
    ) throws -> String {
        let folder = try PackageFiles(files)
        do throws(LaunchingFailure) {
            let application = try ApplicationFinder(package: package, root: folder.url)
                .application(named: name, isLaunched: isLaunched)
            let delegates = [application.delegates.application, application.delegates.scene]
            return "\(application.target.name): \(delegates.compactMap(\.self).joined(separator: ", "))"
        } catch {
            return "error: \(error)"
        }
    }

    @Test(
        "The application is the target with the plugin PortUIKit, whose delegates are in the files that it names"
    )
    func ported() throws {
        let files = [
            "Sources/Shop/port-uikit.json": #"{ "folders": ["../../../Shop files"], "excluded": ["Old"] }"#,
            "Sources/Shop/Shop+Linux.swift": "",
            "../Shop files/AppDelegate.swift": Self.delegate,
            "../Shop files/Scene/SceneDelegate.swift": Self.scene,
            "../Shop files/Old/OldDelegate.swift": "class A: NSObject, UIApplicationDelegate {}",
        ]
        let moved = Dictionary(
            uniqueKeysWithValues: files.map { ("App/\($0.key)".replacing("App/../", with: ""), $0.value) })
        let folder = try PackageFiles(moved)
        let package = DescribedPackage("App", .ported("Shop"), .plain("ShopDoctor", "executable"))
        let application = try ApplicationFinder(package: package, root: folder.url.appending(path: "App"))
            .application(named: nil, isLaunched: true)
        #expect(application.target.name == "Shop")
        #expect(application.delegates.application == "AppDelegate")
        #expect(application.delegates.scene == "SceneDelegate")
    }

    @Test("The application's files are its own also where the target excludes them from its sources")
    func aroundProject() throws {
        var shop = DescribedTarget.ported("Shop", "executable")
        (shop.path, shop.sources, shop.exclude) = (".", ["Linux/Shop.swift"], ["Shop", "port-uikit.json"])
        let files = [
            "port-uikit.json": #"{ "folders": ["Shop"] }"#, "Linux/Shop.swift": Self.scene,
            "Shop/AppDelegate.swift": Self.delegate,
        ]
        #expect(try found(files, DescribedPackage("App", shop)) == "Shop: AppDelegate, SceneDelegate")
    }

    @Test("The scene's delegate is the one that the Info.plist declares, and none if it declares no scenes")
    func information() throws {
        let package = DescribedPackage("App", .plain("Shop"))
        let code = Self.delegate + Self.scene + "class OtherDelegate: UIResponder, UIWindowSceneDelegate {}\n"
        let head = "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>"
        let scenes = """
            <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).OtherDelegate</string>
            </dict></array></dict></dict>
            """
        let name = "<key>CFBundleName</key><string>Shop</string>"
        for (content, expected) in [(scenes, ", OtherDelegate"), (name, "")] {
            let files = [
                "Sources/Shop/App.swift": code, "Sources/Shop/Info.plist": head + content + "</dict></plist>",
            ]
            #expect(try found(files, package) == "Shop: AppDelegate\(expected)")
        }
    }

    @Test("Without the plugin it is the target that has a delegate, also in a folder of another name")
    func plain() throws {
        var shop = DescribedTarget.plain("Shop", "executable")
        (shop.path, shop.exclude) = ("Code", ["Ancient"])
        let files = [
            "Code/App.swift": Self.delegate,
            "Code/Ancient/Old.swift": "class A: NSObject, UIApplicationDelegate {}",
            "Sources/Core/Core.swift": "",
        ]
        #expect(try found(files, DescribedPackage("App", .plain("Core"), shop)) == "Shop: AppDelegate")
    }

    @Test("The files of a package's only target can be in Sources itself")
    func single() throws {
        let package = DescribedPackage("App", .plain("Shop"))
        #expect(try found(["Sources/App.swift": Self.delegate], package) == "Shop: AppDelegate")
    }

    @Test("Of two applications one has to be named")
    func two() throws {
        let files = [
            "Sources/Shop/App.swift": Self.delegate,
            "Sources/Admin/App.swift": "@main final class Main: UIResponder, UIApplicationDelegate {}",
        ]
        let package = DescribedPackage("App", .plain("Shop"), .plain("Admin"))
        #expect(
            try found(files, package)
                == "error: App has 2 applications: Shop, Admin. Name one: --target Shop")
        #expect(try found(files, package, named: "Admin") == "Admin: Main")
    }

    @Test("A target that is not there is an error with the nearest name, and so is one of tests")
    func wrongNames() throws {
        let files = ["Sources/Shop/App.swift": Self.delegate]
        let package = DescribedPackage(
            "App", .plain("Shop"), DescribedTarget(name: "ShopTests", kind: "test"))
        #expect(
            try found(files, package, named: "Shpo")
                == "error: App has no target Shpo. Did you mean Shop? Targets: Shop")
        #expect(
            try found(files, package, named: "ShopTests")
                == "error: ShopTests is not a target of an application, but of the kind test.")
    }

    @Test("Without a delegate only a screen can be shown")
    func noDelegate() throws {
        let files = ["Sources/Screens/Screen.swift": "class Screen: UIViewController {}"]
        let package = DescribedPackage("App", .plain("Screens"))
        let failure =
            "error: No class in Screens adopts UIApplicationDelegate. Show a screen in place of the application: "
            + "--screen 'MyViewController()'"
        #expect(try found(files, package) == failure)
        #expect(try found(files, package, named: "Screens") == failure)
        #expect(try found(files, package, isLaunched: false) == "Screens: ")
    }

    @Test("A screen's target has to be named if several may have it")
    func screens() throws {
        let files = ["Sources/Screens/Screen.swift": "", "Sources/Core/Core.swift": ""]
        let package = DescribedPackage("App", .plain("Screens"), .plain("Core"))
        #expect(
            try found(files, package, isLaunched: false)
                == "error: App has 2 targets that may have the screen: Screens, Core. Name one: --target Screens"
        )
    }

    @Test("SwiftUI's applications are not there")
    func swiftUI() throws {
        let files = ["Sources/Shop/App.swift": "@main struct ShopApp: App {}"]
        #expect(
            try found(files, DescribedPackage("App", .plain("Shop")))
                == "error: The application Shop is SwiftUI's, which is not there.")
    }

    @Test("A package of tests and plugins alone has no application")
    func nothing() throws {
        let package = DescribedPackage("App", DescribedTarget(name: "ShopTests", kind: "test"))
        #expect(try found([:], package) == "error: App has no target with an application.")
    }

    @Test("The checksum of the files changes with those that come, and with no others")
    func checksum() throws {
        let folder = try PackageFiles([
            "Sources/Shop/port-uikit.json": #"{ "folders": ["../../Shop"] }"#, "Shop/App.swift": "a",
        ])
        let package = DescribedPackage("App", .ported("Shop"), .plain("Core"))
        let first = TargetFiles.checksum(of: package, at: folder.url)
        try folder.write("b", to: "Shop/App.swift")
        try folder.write("", to: "Sources/Core/Core.swift")
        #expect(TargetFiles.checksum(of: package, at: folder.url) == first)
        try folder.write("", to: "Shop/Base.lproj/Main.storyboard")
        #expect(TargetFiles.checksum(of: package, at: folder.url) != first)
    }
}
