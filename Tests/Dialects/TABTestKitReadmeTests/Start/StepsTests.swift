// swift-format-ignore-file
// The samples of "Steps and Scenarios", without the parenthesis too many that each line has in the READMEs.
import TABTestKit

class StepsTests: TABTestCase {

  private var log: [String] = []

  func test_serverErrorLoggingIn() {
    Given(the: mockServer(is: .failing))
    When(I: logIn)
    Then(I: seeAnError)
    XCTAssertEqual(log, ["server is failing", "log in", "see an error"])
  }

  func test_scenarios() {
    Scenario("Attempting log in when the server is failing") {
      Given(the: mockServer(is: .failing))
      When(I: logIn)
      Then(I: seeAnError)
    }

    Scenario("Dismissing the error screen") {
      Given(I: seeAnError)
      When(I: dismissTheError)
      Then(I: seeTheLoginScreen)
    }
    XCTAssertEqual(log.count, 6)
  }

  // Somewhere else in code:

  enum MockServerState {
    case failing
    case succeeding
  }

  func mockServer(is state: MockServerState) {
    // Code to set the mock server state
    log.append("server is \(state)")
  }

  func logIn() {
    // Code to try and log in
    log.append("log in")
  }

  func seeAnError() {
    // Code to assert the error screen is showing
    log.append("see an error")
  }

  func dismissTheError() {
    log.append("dismiss")
  }

  func seeTheLoginScreen() {
    log.append("see the login")
  }

}
