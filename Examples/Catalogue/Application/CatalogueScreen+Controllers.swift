import HeadlessUIKit

extension CatalogueScreen {
    /// Makes the screen's view controller, which belongs into a navigation controller.
    ///
    /// ```swift
    /// navigationController.pushViewController(
    ///     CatalogueScreen.dropdown.makeViewController(session: session), animated: false)
    /// ```
    ///
    /// - Parameters:
    ///   - session: the application's session, `AppDelegate.session`.
    ///   - onContinue: called by the screen's continuing button in the place of what the button does otherwise. The
    ///     screens ``waitToSee``, ``tappable``, ``button`` and ``logIn`` have such a button.
    @MainActor
    public func makeViewController(
        session: Session, onContinue: (@MainActor () -> Void)? = nil
    ) -> UIViewController {
        let controller: UIViewController =
            switch self {
            case .home: HomeViewController(session: session)
            case .button: ButtonViewController(onContinue: onContinue)
            case .textField: TextFieldViewController()
            case .inlineEdit: InlineEditViewController()
            case .tappable: TappableViewController(onContinue: onContinue)
            case .swipe: SwipeViewController()
            case .dropdown: DropdownViewController()
            case .waitToSee: WaitToSeeViewController(onContinue: onContinue)
            case .endToEnd: EndToEndViewController(session: session)
            case .table: FoodTableViewController()
            case .logIn: LogInViewController(session: session, onContinue: onContinue)
            }
        controller.title = title
        // Each screen's back button is titled "Back".
        controller.navigationItem.backButtonDisplayMode = .generic
        return controller
    }
}
