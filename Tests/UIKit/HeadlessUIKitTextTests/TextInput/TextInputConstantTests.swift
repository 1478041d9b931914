import HeadlessUIKit
import Testing

@MainActor @Suite("The names and numbers of text input") struct TextInputConstantTests {
    @Test("Types of content have UIKit's names")
    func contentTypes() {
        let table: [(UITextContentType, String)] = [
            (.name, "name"),
            (.namePrefix, "name-prefix"),
            (.givenName, "given-name"),
            (.middleName, "middle-name"),
            (.familyName, "family-name"),
            (.nameSuffix, "name-suffix"),
            (.nickname, "nickname"),
            (.jobTitle, "job-title"),
            (.organizationName, "organization-name"),
            (.location, "location"),
            (.fullStreetAddress, "full-street-address"),
            (.streetAddressLine1, "street-address-line1"),
            (.streetAddressLine2, "street-address-line2"),
            (.addressCity, "address-city"),
            (.addressState, "address-state"),
            (.addressCityAndState, "address-city-state"),
            (.sublocality, "sublocality"),
            (.countryName, "country-name"),
            (.postalCode, "postal-code"),
            (.telephoneNumber, "tel"),
            (.emailAddress, "email"),
            (.URL, "url"),
            (.creditCardNumber, "credit-card-number"),
            (.username, "username"),
            (.password, "password"),
            (.newPassword, "new-password"),
            (.oneTimeCode, "one-time-code"),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }

    @Test("Kinds of detected data have UIKit's bits")
    func detectors() {
        let table: [(UIDataDetectorTypes, UInt)] = [
            (.phoneNumber, 1 << 0),
            (.link, 1 << 1),
            (.address, 1 << 2),
            (.calendarEvent, 1 << 3),
            (.shipmentTrackingNumber, 1 << 4),
            (.flightNumber, 1 << 5),
            (.lookupSuggestion, 1 << 6),
            (.money, 1 << 7),
            (.physicalValue, 1 << 8),
            (.all, .max),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }

    @Test("Correction has UIKit's numbers")
    func correction() {
        let table: [(UITextAutocorrectionType, Int)] = [
            (.default, 0),
            (.no, 1),
            (.yes, 2),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }

    @Test("Checking of spelling has UIKit's numbers")
    func spelling() {
        let table: [(UITextSpellCheckingType, Int)] = [
            (.default, 0),
            (.no, 1),
            (.yes, 2),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }

    @Test("Insertion of smart quotes has UIKit's numbers")
    func quotes() {
        let table: [(UITextSmartQuotesType, Int)] = [
            (.default, 0),
            (.no, 1),
            (.yes, 2),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }

    @Test("Insertion of smart dashes has UIKit's numbers")
    func dashes() {
        let table: [(UITextSmartDashesType, Int)] = [
            (.default, 0),
            (.no, 1),
            (.yes, 2),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }

    @Test("Insertion and deletion of spaces has UIKit's numbers")
    func spaces() {
        let table: [(UITextSmartInsertDeleteType, Int)] = [
            (.default, 0),
            (.no, 1),
            (.yes, 2),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }

    @Test("The look of a keyboard has UIKit's numbers")
    func looks() {
        let table: [(UIKeyboardAppearance, Int)] = [
            (.default, 0),
            (.dark, 1),
            (.light, 2),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }
}
