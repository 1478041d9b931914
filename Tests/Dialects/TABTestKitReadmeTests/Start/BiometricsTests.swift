// swift-format-ignore-file
// The samples of "Biometrics" are word for word.
import TABTestKit

class BiometricsTests: TABTestCase {

  override var startsWithProfile: Bool { false }

  func test_biometrics() {
    Biometrics.unenrolled()
    Biometrics.enrolled()
    Button(id: "Log in").tap()
    Biometrics.unsuccessfulAuthentication()
    Biometrics.successfulAuthentication()
    see(profileScreen)
  }

}
