/// A screen of the application, as tests see it.
///
/// ```swift
/// class LoginScreen: Screen {
///     var test: BaseTestCase
///     required init(testCase: BaseTestCase) { test = testCase }
///
///     var trait: String { "logInButton" }
///     var name: String { "Log in" }
///     func renderScreen() { … }
///     func entryPathSegments() -> [PathSegment] { [] }
/// }
/// ```
///
/// A file that also imports TABTestKit, which has a `Screen`, too, writes ``ScreenObject``.
@preconcurrency @MainActor
public protocol Screen: Viewable, Assertable, Touchable, Renderable, Navigable {
    /// The test that the screen belongs to.
    var test: BaseTestCase { get set }

    /// Makes the screen for a test.
    init(testCase: BaseTestCase)
}

/// Another name of ``Screen``, for files in which that name means something else, too.
public typealias ScreenObject = Screen

extension Screen {
    /// Finds elements, and acts on them, one at a time.
    public var viewTester: KIFUIViewTestActor { KIFUIViewTestActor() }
}
