import Showroom
import ShowroomScreens
import TABTestKit

class ShowroomTestCase: TABTestCase {
    override var applicationUnderTest: ApplicationUnderTest? {
        ApplicationUnderTest(AppDelegate.self, scene: SceneDelegate.self)
    }
}

class LoginScenarios: ShowroomTestCase {
    func test_seeingTheLogin() {
        Scenario("Seeing the login") {
            Given(I: see(the: loginScreen))
            Then(the: state(of: loginScreen.logInButton, is: .enabled))
        }
    }
}
