import Robot
import SampleApp
import Testing

@MainActor @Suite("Signing in", .robot(layout: .strict)) struct SignInTests {
    private let app: Notebook

    init() {
        app = Notebook()
        app.launch()
    }

    private func fill(email: String, password: String) {
        tapOn(theFirstView(withLabel("Email")))
        SoftwareKeyboard.main.type(email)
        tapOn(theFirstView(withLabel("Password")))
        SoftwareKeyboard.main.type(password)
    }

    private var signInButton: UIButton? {
        theFirstView(ofClass(UIButton.self), withLabel("Sign in")).first as? UIButton
    }

    @Test(
        "The button is enabled for an address and a password that could be one",
        arguments: [
            ("", "", false), ("ada", "lighthouse", false), ("ada@", "lighthouse", false),
            ("ada@example.com", "short", false), ("ada@example.com", "lighthouse", true),
        ])
    func validation(email: String, password: String, isEnabled: Bool) {
        fill(email: email, password: password)
        #expect(signInButton?.isEnabled == isEnabled)
    }

    @Test("While the answer is on its way, the form is busy")
    func busy() {
        fill(email: "ada@example.com", password: "lighthouse")
        tapOn(theFirstView(withLabel("Sign in")), lapse: .animations)
        #expect(allViews(withText("Signing in…"), onScreenAndVisible(true)).count == 1)
        #expect(signInButton?.isEnabled == false)
        #expect(!SoftwareKeyboard.main.isVisible)

        TimeLapse.advance(by: .milliseconds(1999))
        #expect(theFirstView(withText("Notes")).isEmpty)
        TimeLapse.advance(by: .milliseconds(1))
        #expect(theFirstView(withText("Notes"), onScreenAndVisible(true)).count == 1)
    }

    @Test("The form shows that the password is wrong, until it is typed again")
    func wrongPassword() {
        fill(email: "ada@example.com", password: "candle")
        tapOn(theFirstView(withLabel("Sign in")))
        let error = theFirstView(withIdentifier("sign-in-error"), onScreenAndVisible(true))
        #expect((error.first as? UILabel)?.text == "That password is not right.")

        tapOn(theFirstView(withLabel("Password")))
        SoftwareKeyboard.main.type("s")
        #expect(error.isEmpty)
    }

    @Test("The return key moves to the password, and from there signs in")
    func returnKey() {
        tapOn(theFirstView(withLabel("Email")))
        SoftwareKeyboard.main.type("ada@example.com\n")
        SoftwareKeyboard.main.type("lighthouse\n")
        TimeLapse.advanceMainRunLoop()
        #expect(theFirstView(withText("Notes")).count == 1)
    }

    @Test("A service that responds immediately takes no time")
    func otherService() {
        final class Refusal: AccountService {
            func signIn(
                email: String, password: String,
                completion: @escaping @MainActor (Result<Account, SignInError>) -> Void
            ) {
                completion(.failure(.noAnswer))
            }
        }
        app.window.isHidden = true
        let offline = Notebook(service: Refusal())
        offline.launch()
        fill(email: "ada@example.com", password: "lighthouse")
        tapOn(theFirstView(withLabel("Sign in")), lapse: .none)
        #expect(
            allViews(withText("The server does not answer. Try again."), onScreenAndVisible(true)).count == 1)
        TimeLapse.waitForAnimationsToFinish()
    }
}
