import FailureReporting
import XCUIAutomation

/// The list of screen providers that each test case has.
open class ScreenPresenterImpl: ScreenPresenter {
    private struct Registration {
        let type: any PresentableScreen.Type
        let provider: any ScreenProviderObject
    }

    private var registrations: [Registration] = []

    /// Makes a list without providers.
    public init() {}

    /// Adds a provider for the names of a type, in the place of an earlier one for these.
    open func registerScreenProvider(
        _ provider: any ScreenProviderObject, for screenType: any PresentableScreen.Type
    ) {
        registrations.removeAll { $0.type == screenType }
        registrations.append(Registration(type: screenType, provider: provider))
    }

    /// The provider for the names of a type; none is a failure, and the provider that is returned has no screens.
    open func screenProvider(for screenType: any PresentableScreen.Type) -> any ScreenProviderObject {
        if let provider = provider(for: screenType) { return provider }
        ScreenFailure.noProvider(screen: nil, type: "\(screenType)", registered: registeredTypes).record()
        return MissingProvider()
    }

    /// The screen of a name; `nil` without a provider, which is a failure, and for a name that its provider does not know.
    open func screen(_ screen: any PresentableScreen) -> (any Screen)? {
        guard let provider = provider(for: type(of: screen)) else {
            ScreenFailure.noProvider(
                screen: screen.rawValue, type: "\(type(of: screen))", registered: registeredTypes
            ).record()
            return nil
        }
        return OnMainActor.run(with: (provider, screen)) { $0.screen(for: $1) }
    }

    private var registeredTypes: [String] { registrations.map { "\($0.type)" } }

    private func provider(for type: any PresentableScreen.Type) -> (any ScreenProviderObject)? {
        registrations.first { $0.type == type }?.provider
    }

    package var knownScreens: [any PresentableScreen] { registrations.flatMap { Self.cases(of: $0.type) } }

    private static func cases(of type: any PresentableScreen.Type) -> [any PresentableScreen] {
        func all<Listed: CaseIterable>(_ type: Listed.Type) -> [any PresentableScreen] {
            type.allCases.compactMap { $0 as? any PresentableScreen }
        }
        return (type as? any CaseIterable.Type).map { all($0) } ?? []
    }
}

/// Stands for a provider that is not registered.
private struct MissingProvider: ScreenProviderObject {
    nonisolated init() {}
    func screen(for screen: any PresentableScreen) -> (any Screen)? { nil }
    func typeMarker(for screen: any PresentableScreen) -> (any Screen.Type)? { nil }
}
