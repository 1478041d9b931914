import FailureReporting
import XCUIAutomation

/// The list of screen providers that each test case has.
public final class ScreenPresenterImpl: ScreenPresenter {
    private struct Registration {
        let type: any PresentableScreen.Type
        let provider: any ScreenProviderObject
    }

    /// In the order of registration.
    private var registrations: [Registration] = []

    /// Makes a list without providers.
    public init() {}

    /// Adds a provider for the names of a type, in the place of an earlier one for these.
    public func registerScreenProvider(
        _ provider: any ScreenProviderObject, for screenType: any PresentableScreen.Type
    ) {
        registrations.removeAll { $0.type == screenType }
        registrations.append(Registration(type: screenType, provider: provider))
    }

    /// The provider for a name's type; none is a failure, and the provider that is returned has no screens.
    public func screenProvider(for screen: any PresentableScreen) -> any ScreenProviderObject {
        if let provider = provider(for: type(of: screen)) { return provider }
        ScreenFailure.noProvider(of: screen, among: registrations.map { "\($0.type)" }).record()
        return MissingProvider()
    }

    /// The screen of a name; `nil` without a provider, which is a failure, and for a name that its provider does not know.
    public func screen(_ screen: any PresentableScreen) -> (any Screen)? {
        // The caller waits for the main actor, on which screens are used.
        nonisolated(unsafe) let (provider, screen) = (screenProvider(for: screen), screen)
        nonisolated(unsafe) var found: (any Screen)?
        OnMainActor.run { found = provider.screen(for: screen) }
        return found
    }

    private func provider(for type: any PresentableScreen.Type) -> (any ScreenProviderObject)? {
        registrations.first { $0.type == type }?.provider
    }

    /// The names of all screens of the registered types that list their cases.
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

/// What is wrong with a screen that a step names.
enum ScreenFailure: Failure {
    /// No provider is registered for the type of its name.
    case noProvider(screen: String, type: String, registered: [String])
    /// Its provider has no screen for the name.
    case notFound(String)
    /// Only `Given` sets the screen that a test begins on.
    case notInGiven

    static func noProvider(of screen: any PresentableScreen, among registered: [String]) -> ScreenFailure {
        .noProvider(screen: screen.rawValue, type: "\(type(of: screen))", registered: registered)
    }

    var description: String {
        switch self {
        case .noProvider(let screen, let type, let registered):
            """
            Screen \(screen) is not found: no screen provider is registered for \(type).
            Registered: \(registered.isEmpty ? "none" : registered.joined(separator: ", ")).
            Try: screenPresenter.registerScreenProvider(…, for: \(type).self) in setUp().
            """
        case .notFound(let screen): "Screen \(screen) is not found: its provider returns nil for it."
        case .notInGiven: "IAmOnScreen must be in the Given"
        }
    }
}
