import Swerkin

enum WaitScreen: String, PresentableScreen {
    case news, lost
}

enum OtherScreen: String, PresentableScreen {
    case other
}

/// Knows the screen of the news.
@MainActor
final class WaitScreenProvider: ScreenProvider<WaitScreen> {
    private let test: BaseTestCase

    init(testCase: BaseTestCase) {
        test = testCase
    }

    override func screen(for screen: WaitScreen) -> (any Screen)? {
        screen == .news ? NewsScreen(testCase: test) : nil
    }
}

/// The screen of the news.
@MainActor
final class NewsScreen: Screen {
    var test: BaseTestCase
    let trait = "news"
    let name = "News"

    init(testCase: BaseTestCase) {
        test = testCase
    }

    func renderScreen() {}

    func entryPathSegments() -> [PathSegment] { [] }
}
