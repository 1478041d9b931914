import Foundation
import Testing

@testable import ApplicationLaunching

@Suite("The program that launches an application") struct LaunchProgramTests {
    private func program(
        _ subcommand: Subcommand = .session, _ target: String = "my-shop", screens: [String] = []
    ) throws -> LaunchProgram {
        let files = try PackageFiles([
            "Sources/App.swift": "class AppDelegate: NSObject, UIApplicationDelegate {}",
            "Sources/Scene.swift": "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}",
        ])
        let described = DescribedTarget.plain(target)
        let package = DescribedPackage("App", described)
        return LaunchProgram(
            subcommand: subcommand, application: LaunchedApplication(described, in: package, at: files.url),
            screens: screens)
    }

    @Test("A session launches the application with its delegates")
    func session() throws {
        #expect(
            try program().text == """
                @testable import my_shop
                import ApplicationSession
                import UIKit

                ApplicationSession("my-shop") {
                    SimulatedDevice.current.launch(AppDelegate.self, scene: SceneDelegate.self)
                }.run()

                """)
    }

    @Test("A screen is shown in place of the application, and the doctor has a type of its own")
    func screen() throws {
        #expect(
            try program(.doctor, "Shop", screens: ["Settings(style: .plain)"]).text == """
                @testable import Shop
                import ApplicationDoctor
                import UIKit

                ApplicationDoctor("Shop") {
                    UIWindow.createWindowForTesting(showing: Settings(style: .plain))
                }.run()

                """)
    }

    @Test("Screens in guises are the application's first one, or those that are named")
    func guises() throws {
        #expect(
            try program(.guises, "Shop").text.hasSuffix(
                """
                import Guises
                import UIKit

                GuisesProgram("Shop") {
                    [GuisedScreen.after("Shop") { SimulatedDevice.current.launch(AppDelegate.self, scene: SceneDelegate.self) }]
                }.run()

                """))
        #expect(
            try program(.guises, "Shop", screens: ["Settings()", #"Cart("a")"#]).text.hasSuffix(
                #"""
                GuisesProgram("Shop") {
                    [
                        GuisedScreen("Settings()") { Settings() },
                        GuisedScreen("Cart(\"a\")") { Cart("a") },
                    ]
                }.run()

                """#))
    }

    @Test("The program's target has a name that the package does not have, in whatever case")
    func names() throws {
        let program = try program(.session, "Shop")
        #expect(program.name(besides: ["Shop"]) == "ShopSession")
        #expect(program.name(besides: ["shopsession", "ShopSessionProgram"]) == "ShopSessionProgramProgram")
        #expect(try self.program(.doctor, "Shop").name(besides: ["ShopSession"]) == "ShopDoctor")
    }
}
