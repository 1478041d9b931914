import Foundation

@testable import ApplicationAdoption

/// An application with a framework, tests and UI tests, for tests.
enum Shop {
    static let files = [
        "Shop/AppDelegate.swift": """
        import ShopKit
        import UIKit

        @UIApplicationMain
        final class AppDelegate: UIResponder, UIApplicationDelegate {}
        """,
        "Shop/Scenes/SceneDelegate.swift": """
        import UIKit

        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
        }
        """,
        "Shop/Widgets/Widget.swift": "import SwiftUI",
        "Shop/Widgets/Bundle.swift": "import WidgetKit",
        "Shop/Base.lproj/Main.storyboard": "<document/>",
        "Shop/Assets.xcassets/Contents.json": "{}",
        "Shop/samples.json": "[]",
        "Shop/Info.plist": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
            <key>CFBundleShortVersionString</key>
            <string>$(MARKETING_VERSION)</string>
            <key>UIApplicationSceneManifest</key>
            <dict>
                <key>UISceneConfigurations</key>
                <dict>
                    <key>UIWindowSceneSessionRoleApplication</key>
                    <array>
                        <dict>
                            <key>UISceneDelegateClassName</key>
                            <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
                        </dict>
                    </array>
                </dict>
            </dict>
        </dict>
        </plist>
        """,
        "Kit/Basket.swift": "import UIKit",
        "ShopTests/BasketTests.swift": "import XCTest",
        "ShopTests/basket.json": "{}",
        "ShopUITests/ShoppingTests.swift": "import XCTest",
    ]

    /// The project of the files.
    static func project(in application: Application) -> AdoptedProject {
        application.project([
            application.module(
                "Shop", .application, swift: ["Shop/AppDelegate.swift", "Shop/Scenes/SceneDelegate.swift"],
                resources: ["Shop/Base.lproj/Main.storyboard", "Shop/Assets.xcassets", "Shop/samples.json"]
            ) {
                $0.informationFile = application.url("Shop/Info.plist")
                $0.information = ["MARKETING_VERSION": "1.2"]
                $0.dependencies = ["ShopKit"]
                $0.settings.defines = ["DEBUG", "STAGING"]
            },
            application.module("ShopKit", .library, swift: ["Kit/Basket.swift"]) {
                $0.settings.languageMode = "6"
                $0.settings.isMainActorByDefault = true
            },
            application.module(
                "ShopTests", .unitTests, swift: ["ShopTests/BasketTests.swift"],
                resources: ["ShopTests/basket.json"]
            ) { $0.testedApplication = "Shop" },
            application.module("ShopUITests", .uiTests, swift: ["ShopUITests/ShoppingTests.swift"]) {
                $0.testedApplication = "Shop"
            },
        ])
    }
}
