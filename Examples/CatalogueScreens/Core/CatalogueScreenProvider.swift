import Swerkin

/// Has the screens of the catalogue.
///
/// ```swift
/// screenPresenter.registerScreenProvider(
///     CatalogueScreenProvider(testCase: self), for: CataloguePresentableScreen.self)
/// ```
public final class CatalogueScreenProvider: ScreenProvider<CataloguePresentableScreen> {
    // The test has the provider.
    private unowned let test: BaseTestCase

    /// Makes a provider of the screens of a test.
    public init(testCase: BaseTestCase) {
        test = testCase
    }

    /// The screen of a name.
    public override func screen(for screen: CataloguePresentableScreen) -> (any Screen)? {
        type(of: screen).init(testCase: test)
    }

    /// The class of the screen of a name.
    public override func typeMarker(for screen: CataloguePresentableScreen) -> (any Screen.Type)? {
        type(of: screen)
    }

    private func type(of screen: CataloguePresentableScreen) -> CatalogueBaseScreen.Type {
        switch screen {
        case .homeScreen: HomeScreen.self
        case .buttonScreen: ButtonScreen.self
        case .textFieldScreen: TextFieldScreen.self
        case .inlineEditScreen: InlineEditScreen.self
        case .tappableScreen: TappableScreen.self
        case .swipeScreen: SwipeScreen.self
        case .dropDownScreen: DropdownScreen.self
        case .waitToSeeScreen: WaitToSeeScreen.self
        case .tableViewScreen: TableViewScreen.self
        case .endToEndScreen: EndToEndScreen.self
        case .logInScreen: LogInScreen.self
        }
    }
}
