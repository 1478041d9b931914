import FailureReporting
import HeadlessUIKit
import Robot
import TestSupport
import Testing

@testable import Swerkin

private enum ShopName: String, PresentableScreen, CaseIterable {
    case cart, receipt, unknown
}

private enum HelpName: String, PresentableScreen {
    case questions
}

private class NamedScreen: ScreenObject {
    var test: BaseTestCase
    let trait = "trait"
    var name: String { "Screen" }
    required init(testCase: BaseTestCase) { test = testCase }
    func renderScreen() {}
    func entryPathSegments() -> [PathSegment] { [] }
}
private final class CartScreen: NamedScreen { override var name: String { "Cart" } }
private final class ReceiptScreen: NamedScreen { override var name: String { "Receipt" } }
private final class QuestionsScreen: NamedScreen { override var name: String { "Questions" } }

private class ShopProvider: ScreenProvider<ShopName> {
    let test: BaseTestCase
    init(testCase: BaseTestCase) { test = testCase }

    override func screen(for screen: ShopName) -> (any ScreenObject)? {
        switch screen {
        case .cart: CartScreen(testCase: test)
        case .receipt: ReceiptScreen(testCase: test)
        case .unknown: nil
        }
    }
}

private final class OtherShopProvider: ShopProvider {
    override func screen(for screen: ShopName) -> (any ScreenObject)? { ReceiptScreen(testCase: test) }
    override func typeMarker(for screen: ShopName) -> (any ScreenObject.Type)? { CartScreen.self }
}

private final class HelpProvider: ScreenProvider<HelpName> {
    let test: BaseTestCase
    init(testCase: BaseTestCase) { test = testCase }
    override func screen(for screen: HelpName) -> (any ScreenObject)? { QuestionsScreen(testCase: test) }
}

private final class EmptyProvider: ScreenProvider<HelpName> {}

@MainActor @Suite("Screens and their providers", .robot) struct ScreenProviderTests {
    private let test = BaseTestCase(name: "A test", testClosure: { _ in })

    @Test("A provider has the screens of its names, and no others")
    func provider() {
        let provider = ShopProvider(testCase: test)
        #expect(provider.screen(for: ShopName.cart)?.name == "Cart")
        #expect(provider.screen(for: ShopName.cart)?.test === test)
        #expect(provider.screen(for: ShopName.unknown) == nil)
        let object: any ScreenProviderObject = provider
        #expect(object.screen(for: ShopName.receipt)?.name == "Receipt")
        #expect(object.screen(for: HelpName.questions) == nil)
        #expect(object.typeMarker(for: HelpName.questions) == nil)
    }

    @Test("The type of a screen is that of the screen itself, unless a provider says otherwise")
    func typeMarker() {
        #expect(ShopProvider(testCase: test).typeMarker(for: ShopName.receipt) == ReceiptScreen.self)
        #expect(ShopProvider(testCase: test).typeMarker(for: ShopName.unknown) == nil)
        #expect(OtherShopProvider(testCase: test).typeMarker(for: ShopName.receipt) == CartScreen.self)
        #expect(EmptyProvider().typeMarker(for: HelpName.questions) == nil)
    }

    @Test("Providers of several modules have their own names")
    func presenter() {
        let presenter = test.screenPresenter
        presenter.registerScreenProvider(ShopProvider(testCase: test), for: ShopName.self)
        presenter.registerScreenProvider(HelpProvider(testCase: test), for: HelpName.self)
        #expect(presenter.screen(ShopName.cart)?.name == "Cart")
        #expect(presenter.screen(HelpName.questions)?.name == "Questions")
        #expect(presenter.screenProvider(for: ShopName.self) is ShopProvider)
        #expect(presenter.screenProvider(for: HelpName.questions) is HelpProvider)
        #expect(presenter.screen(ShopName.unknown) == nil)
    }

    @Test("A later provider takes the place of an earlier one")
    func replaced() {
        let presenter = test.screenPresenter
        presenter.registerScreenProvider(ShopProvider(testCase: test), for: ShopName.self)
        presenter.registerScreenProvider(OtherShopProvider(testCase: test), for: ShopName.self)
        #expect(presenter.screen(ShopName.cart)?.name == "Receipt")
    }

    @Test("A type without a provider is a failure, and has no screens")
    func missing() {
        let presenter = test.screenPresenter
        presenter.registerScreenProvider(ShopProvider(testCase: test), for: ShopName.self)
        let failures = FailureCollector.failures {
            let provider = presenter.screenProvider(for: HelpName.self)
            #expect(provider.screen(for: HelpName.questions) == nil)
            #expect(provider.typeMarker(for: HelpName.questions) == nil)
            #expect(presenter.screen(HelpName.questions) == nil)
        }
        #expect(
            failures.map(\.text) == [
                """
                No screen provider is registered for HelpName.
                Registered: ShopName.
                Try: screenPresenter.registerScreenProvider(…, for: HelpName.self) in setUp().
                """,
                """
                Screen questions is not found: no screen provider is registered for HelpName.
                Registered: ShopName.
                Try: screenPresenter.registerScreenProvider(…, for: HelpName.self) in setUp().
                """,
            ])
    }

    @Test("A presenter of your own has screens, too")
    func ownPresenter() {
        let presenter: any ScreenPresenter = OnePresenter(provider: HelpProvider(testCase: test))
        #expect(presenter.screenProvider(for: ShopName.cart) is HelpProvider)
        #expect(presenter.screen(HelpName.questions)?.name == "Questions")
    }
}

private final class OnePresenter: ScreenPresenter {
    let provider: any ScreenProviderObject
    init(provider: any ScreenProviderObject) { self.provider = provider }
    func registerScreenProvider(
        _ provider: any ScreenProviderObject, for screenType: any PresentableScreen.Type
    ) {}
    func screenProvider(for screenType: any PresentableScreen.Type) -> any ScreenProviderObject { provider }
    func screen(_ screen: any PresentableScreen) -> (any ScreenObject)? {
        nonisolated(unsafe) let (provider, screen) = (provider, screen)
        nonisolated(unsafe) var found: (any ScreenObject)?
        MainActor.assumeIsolated { found = provider.screen(for: screen) }
        return found
    }
}
