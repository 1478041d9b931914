import Showroom
import TABTestKit

/// Launches Showroom before each test.
class ShowroomTestCase: TABTestCase, ShowroomContext {
    override var applicationUnderTest: ApplicationUnderTest? {
        ApplicationUnderTest(AppDelegate.self, scene: SceneDelegate.self)
    }
}
