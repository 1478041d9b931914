import AccessibilityIdentifiers
import HeadlessUIKit
import Testing

struct LoginAccessID {
    enum SignIn: String {
        case signIn, phoneNumber
    }
    enum Forget: String, PrettyRawRepresentable {
        case phoneNumber
        case setting = "HomeSetting3"
    }
    enum Page<Content>: String, PrettyRawRepresentable {
        case title
    }
}

extension String {
    enum Part: String, PrettyRawRepresentable {
        case start
    }
}

private enum Hidden: String, PrettyRawRepresentable {
    case field
}

@MainActor @Suite("Identifiers of enums") struct IdentifierTests {
    @Test("A pretty identifier is the path of its type without the module, and the case")
    func path() {
        enum Local: String, PrettyRawRepresentable {
            case field
        }
        struct LocalPage {
            enum Row: String, PrettyRawRepresentable {
                case first
            }
        }
        let identifiers = [
            LoginAccessID.Forget.phoneNumber.prettyRawValue,
            LoginAccessID.Forget.setting.prettyRawValue,
            LoginAccessID.Page<Int>.title.prettyRawValue,
            LoginAccessID.Page<Local>.title.prettyRawValue,
            String.Part.start.prettyRawValue,
            Hidden.field.prettyRawValue,
            Local.field.prettyRawValue,
            LocalPage.Row.first.prettyRawValue,
        ]
        #expect(
            identifiers == [
                "LoginAccessID_Forget_phoneNumber",
                "HomeSetting3",
                "LoginAccessID_Page<Swift.Int>_title",
                "LoginAccessID_Page<AccessibilityIdentifiersTests.IdentifierTests.Local>_title",
                "String_Part_start",
                "Hidden_field",
                "IdentifierTests_Local_field",
                "IdentifierTests_LocalPage_Row_first",
            ])
    }

    @Test("Operators and method set the raw value, or the path of a type that has one")
    func setting() {
        let views = (0..<6).map { _ in UIView() }
        views[0] >>> LoginAccessID.SignIn.phoneNumber
        views[1] >>> LoginAccessID.Forget.phoneNumber
        views[2] <<< LoginAccessID.SignIn.phoneNumber
        views[3] <<< LoginAccessID.Forget.phoneNumber
        views[4].accessibilityID(LoginAccessID.SignIn.phoneNumber)
        views[5].accessibilityID(LoginAccessID.Forget.phoneNumber)
        let plain = "phoneNumber"
        let pretty = "LoginAccessID_Forget_phoneNumber"
        #expect(views.map(\.accessibilityIdentifier) == [plain, pretty, plain, pretty, plain, pretty])
    }

    @Test("A generic function sets the same identifier as its caller would")
    func generic() {
        func mark<Identifier: RawRepresentable>(_ view: UIView, _ identifier: Identifier)
        where Identifier.RawValue == String {
            view >>> identifier
        }
        let view = UIView()
        mark(view, LoginAccessID.Forget.phoneNumber)
        #expect(view.accessibilityIdentifier == "LoginAccessID_Forget_phoneNumber")
    }

    @Test("All kinds of objects that UIKit identifies take an identifier; nil is ignored")
    func kinds() {
        let objects: [any UIAccessibilityIdentification] = [
            UIView(), UIBarButtonItem(), UITabBarItem(), UIAlertAction(title: "OK", style: .default),
            UIAction { _ in }, UIMenu(), UIImage(), UIAccessibilityElement(accessibilityContainer: UIView()),
        ]
        for object in objects { object >>> LoginAccessID.SignIn.signIn }
        #expect(objects.allSatisfy { $0.accessibilityIdentifier == "signIn" })
        let nothing: UIView? = nil
        nothing >>> LoginAccessID.SignIn.signIn
    }

    @Test("An image's identifier does not make it another image, and copies do not have it")
    func image() {
        let (one, other) = (UIImage(systemName: "star"), UIImage(systemName: "star"))
        one >>> LoginAccessID.SignIn.signIn
        #expect(one == other)
        #expect(one?.withRenderingMode(.alwaysTemplate).accessibilityIdentifier == nil)
    }
}
