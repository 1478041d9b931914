import Guises
import Robot
import TestSupport
import Testing

@testable import Market
@testable import Recipes
@testable import SampleApp

@MainActor @Suite("The contact sheet of the examples", .robot) struct ExampleSheetTests {
    private static var screens: [GuisedScreen] {
        [
            GuisedScreen("Sign in") {
                SignInViewController(service: DemoAccountService(), settings: Settings(.standard))
            },
            GuisedScreen("Notes") {
                SampleApp::Settings.register(in: .standard)
                UserDefaults.standard.set(true, forKey: "hasSeenWelcome")
                return MainViewController(
                    account: Account(email: "ada@example.com"), store: NoteStore(service: DemoNoteService()),
                    settings: Settings(.standard), reminders: Reminders { Date() })
            },
            GuisedScreen("Recipes") {
                Preferences.registerDefaults()
                return MainTabBarController(store: RecipeStore(), shoppingList: ShoppingList())
            },
            GuisedScreen("Sell") {
                UINavigationController(rootViewController: SellViewController(service: MarketService()))
            },
        ]
    }

    @Test("Four screens in sixteen guises are a page of less than two megabytes")
    func examples() throws {
        let report = GuiseReport(of: Self.screens, in: .essential)
        #expect(report.screens.map(\.looks.count) == [16, 16, 16, 16])
        let kept = Foundation::ProcessInfo.processInfo.environment["ROBOT_EXAMPLE_SHEET"]
        try withTemporaryFolder("ExampleSheetTests") { folder in
            let file = kept.map { URL(fileURLWithPath: $0) } ?? folder.appendingPathComponent("sheet.html")
            try ContactSheet(report, title: "Examples").write(to: file)
            let size = try Data(contentsOf: file).count
            #expect(size < 2_000_000)
        }
    }
}
