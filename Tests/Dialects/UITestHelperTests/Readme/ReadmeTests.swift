import HeadlessUIKit
import Robot
import Testing
import UITestHelper

struct LoginAccessID {
    enum SignIn: String {
        case signIn, phoneNumber, password
    }
    enum SignUp: String {
        case signUp, phoneNumber
    }
    enum Forget: String, PrettyRawRepresentable {
        case phoneNumber  // and so on
    }
}

/// The code of UITestHelper's README, word for word but for spaces and line breaks, with these exceptions:
///
/// - `str1 -> "phoneNumber"` is not Swift: the values are compared.
/// - `print` of an optional identifier warns: the identifiers are compared.
/// - The comparison with XCUITest without UITestHelper reads `value` of nothing, and is left out.
/// - The format beside `.type(.button)` says `elementType == 0`, which is the type of all elements: a button's is 9.
@MainActor @Suite("The README of UITestHelper", .robot) struct ReadmeTests {
    private let signInPhoneTextField = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
    private let passwordTextField = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 44))
    private let signInButton = UIButton(configuration: .filled())
    private let forgetPhoneTextField = UITextField()

    init() {
        passwordTextField >>> LoginAccessID.SignIn.password
        passwordTextField.isSecureTextEntry = true
        signInButton >>> LoginAccessID.SignIn.signIn
        signInButton.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
        signInButton.setTitle("abc", for: .normal)
        let window = UIWindow.createWindowForTesting()
        for view in [signInPhoneTextField, passwordTextField, signInButton] { window.addSubview(view) }
    }

    @Test("The comparative sample waits for a field, clears it and types")
    func comparativeSample() {
        signInPhoneTextField >>> LoginAccessID.SignIn.phoneNumber
        signInPhoneTextField.text = "an old number"

        // use UITestHelper
        LoginAccessID.SignIn.phoneNumber.element.waitUntilExists().clearAndType(text: "MyPhoneNumber")

        #expect(signInPhoneTextField.text == "MyPhoneNumber")
    }

    @Test("Enums give raw values and pretty raw values")
    func definedEnums() {
        let str1 = LoginAccessID.SignIn.phoneNumber
        let str2 = LoginAccessID.SignUp.phoneNumber
        let str3 = LoginAccessID.Forget.phoneNumber  // had add PrettyRawRepresentable

        #expect(str1.rawValue == "phoneNumber")
        #expect(str2.rawValue == "phoneNumber")
        #expect(str3.prettyRawValue == "LoginAccessID_Forget_phoneNumber")
    }

    @Test("An operator and a method set the accessibility identifier to an enum's raw value")
    func identifiers() {
        // system way
        signInPhoneTextField.accessibilityIdentifier = "LoginAccessID_SignIn_phoneNumber"

        // method1: define infix operator >>>
        signInPhoneTextField >>> LoginAccessID.SignIn.phoneNumber

        // method2: extension the protocol UIAccessibilityIdentification
        forgetPhoneTextField.accessibilityID(LoginAccessID.Forget.phoneNumber)

        #expect(signInPhoneTextField.accessibilityIdentifier == "phoneNumber")
        #expect(forgetPhoneTextField.accessibilityIdentifier == "LoginAccessID_Forget_phoneNumber")
    }

    @Test("A UI test finds fields and buttons by enums")
    func application() {
        typealias SignInPage = LoginAccessID.SignIn

        signInPhoneTextField >>> SignInPage.phoneNumber
        var taps = 0
        signInButton.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)

        // type the phone number
        SignInPage.phoneNumber.element.waitUntilExists().clearAndType(text: "myPhoneNumber")

        // type passward
        SignInPage.password.element.clearAndType(text: "******")

        // start login
        SignInPage.signIn.element.tap().assert(predicate: .isEnabled(true))

        #expect(signInPhoneTextField.text == "myPhoneNumber")
        #expect(passwordTextField.text == "******")
        #expect(taps == 1)
    }

    @Test("EasyPredicate finds what NSPredicate finds")
    func easyPredicate() {
        let query = app.descendants(matching: .any)
        do {
            // use EasyPredicate
            let element = query.element(predicates: [
                .type(.button), .exists(true), .label(.beginsWith, "abc"),
            ])
            #expect(element.view === signInButton)
        }
        do {
            // use NSPredicate
            let element = query.element(
                matching: NSPredicate(format: "elementType == 9 && exists == true && label BEGINSWITH 'abc'"))
            #expect(element.view === signInButton)
        }
    }
}
