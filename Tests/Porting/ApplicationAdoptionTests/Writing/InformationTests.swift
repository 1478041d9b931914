import Foundation
import Testing

@testable import ApplicationAdoption

@Suite("The Info.plist of an adopted application")
struct InformationTests {
    private func module(_ information: [String: String], plist: String? = nil) throws -> (
        Application, AdoptedModule
    ) {
        let application = try Application(plist.map { ["App-Info.plist": $0] } ?? [:])
        return (
            application,
            application.module("Shop", .application, swift: []) {
                $0.information = information
                if plist != nil { $0.informationFile = application.url("App-Info.plist") }
            }
        )
    }

    // Xcode's documentation of build settings: INFOPLIST_KEY_… are added to a generated file.
    @Test("Build settings make the file that Xcode generates")
    func generated() throws {
        let (_, module) = try module([
            "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
            "INFOPLIST_KEY_UILaunchStoryboardName": "Launch",
            "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad": "UIInterfaceOrientationPortrait A",
            "INFOPLIST_KEY_UIRequiresFullScreen": "NO", "PRODUCT_BUNDLE_IDENTIFIER": "org.example.shop",
            "MARKETING_VERSION": "2.0",
        ])
        let file = InformationFile(of: module)
        #expect(file.differs)
        #expect(
            file.content.keys.sorted() == [
                "CFBundleExecutable", "CFBundleIdentifier", "CFBundleName", "CFBundleShortVersionString",
                "UIApplicationSceneManifest", "UILaunchStoryboardName", "UIRequiresFullScreen",
                "UISupportedInterfaceOrientations~ipad",
            ])
        #expect(file.content["CFBundleIdentifier"] as? String == "org.example.shop")
        #expect(
            file.content["UISupportedInterfaceOrientations~ipad"] as? [String] == [
                "UIInterfaceOrientationPortrait", "A",
            ])
        #expect(file.text.contains("<key>UIRequiresFullScreen</key>\n\t<false/>"))
    }

    @Test("A file without variables and settings is the application's own, if it has the usual name")
    func same() throws {
        let plist =
            "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>A</key><string>b</string></dict></plist>"
        let application = try Application(["Info.plist": plist])
        let module = application.module("Shop", .application, swift: []) {
            $0.informationFile = application.url("Info.plist")
        }
        #expect(!InformationFile(of: module).differs)
    }

    @Test(
        "Variables are replaced as Xcode does",
        arguments: [
            ("$(PRODUCT_NAME)", "My Shop"), ("a ${PRODUCT_NAME:rfc1034identifier} b", "a My-Shop b"),
            ("$(PRODUCT_NAME:c99extidentifier)", "My_Shop"), ("$(OTHER:default=x)", "x"),
            ("$(OTHER) $ $(", "$(OTHER) $ $("), ("$(PRODUCT_NAME:upper)!", "MY SHOP!"),
        ])
    func variables(_ text: String, _ result: String) throws {
        let (_, module) = try module(["PRODUCT_NAME": "My Shop"])
        #expect(BuildVariables(of: module).replaced(in: text) == result)
    }

    @Test("Variables that were read with a modifier are replaced, and domain names lose full stops")
    func modifiedVariables() throws {
        let (_, module) = try module(["TITLE:upper": "SHOP", "PRODUCT_NAME": "My.Shop"])
        let text = "$(TITLE:upper) $(PRODUCT_NAME:rfc1034identifier)"
        #expect(BuildVariables(of: module).replaced(in: text) == "SHOP My-Shop")
    }

    @Test(
        "The application's delegate is found by the program's beginning",
        arguments: [
            (["@main final class Delegate: UIResponder, UIApplicationDelegate {}"], "Delegate nil"),
            (
                [
                    "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(My.self))",
                    "class My: NSObject, UIApplicationDelegate {}\nclass Scene: UIResponder, UIWindowSceneDelegate {}",
                ], "My Scene"
            ),
            (["#if os(macOS)\n@main class A {}\n#else\n@main class B: UIResponder {}\n#endif"], "B nil"),
            (["class A: UIResponder {}\nextension A: UIApplicationDelegate {}"], "A nil"),
            (["let a = 1"], "nil nil"),
        ])
    func delegates(_ files: [String], _ result: String) throws {
        let names = files.indices.map { "\($0).swift" }
        let application = try Application(Dictionary(uniqueKeysWithValues: zip(names, files)))
        let sources = ModuleSources.all(of: [application.module("Shop", .application, swift: names)])[0]
        let delegates = ApplicationDelegates(of: sources, information: [:])
        #expect("\(delegates.application ?? "nil") \(delegates.scene ?? "nil")" == result)
    }
}
