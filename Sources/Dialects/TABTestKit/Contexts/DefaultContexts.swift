/// All contexts, as a ``TABTestCase`` has them; a suite of Swift Testing conforms to it.
///
/// ```swift
/// @MainActor @Suite(.tabTestKit(app: AppDelegate.self, scene: SceneDelegate.self))
/// struct ProfileTests: DefaultContexts { … }
/// ```
public typealias DefaultContexts = InteractionContext & NavigationContext & AppContext
    & BiometricsContext & AlertContext & SheetContext & KeyboardContext & TabBarContext
    & SystemPreferencesContext
