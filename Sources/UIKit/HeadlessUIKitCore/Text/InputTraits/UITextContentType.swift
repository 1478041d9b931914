/// The meaning of an input's text, so that the system can suggest content.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a content type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A name.
    public static let name = Self(rawValue: "name")
    /// A name prefix.
    public static let namePrefix = Self(rawValue: "name-prefix")
    /// A given name.
    public static let givenName = Self(rawValue: "given-name")
    /// A middle name.
    public static let middleName = Self(rawValue: "middle-name")
    /// A family name.
    public static let familyName = Self(rawValue: "family-name")
    /// A name suffix.
    public static let nameSuffix = Self(rawValue: "name-suffix")
    /// A nickname.
    public static let nickname = Self(rawValue: "nickname")
    /// A job title.
    public static let jobTitle = Self(rawValue: "job-title")
    /// An organization name.
    public static let organizationName = Self(rawValue: "organization-name")
    /// A location.
    public static let location = Self(rawValue: "location")
    /// A full street address.
    public static let fullStreetAddress = Self(rawValue: "full-street-address")
    /// A street address line 1.
    public static let streetAddressLine1 = Self(rawValue: "street-address-line1")
    /// A street address line 2.
    public static let streetAddressLine2 = Self(rawValue: "street-address-line2")
    /// An address city.
    public static let addressCity = Self(rawValue: "address-city")
    /// An address state.
    public static let addressState = Self(rawValue: "address-state")
    /// An address city and state.
    public static let addressCityAndState = Self(rawValue: "address-city-state")
    /// A sublocality.
    public static let sublocality = Self(rawValue: "sublocality")
    /// A country name.
    public static let countryName = Self(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = Self(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = Self(rawValue: "tel")
    /// An email address.
    public static let emailAddress = Self(rawValue: "email")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A web address.
    public static let URL = Self(rawValue: "url")
    /// A credit card number.
    public static let creditCardNumber = Self(rawValue: "credit-card-number")
    /// A username.
    public static let username = Self(rawValue: "username")
    /// A password.
    public static let password = Self(rawValue: "password")
    /// A new password.
    public static let newPassword = Self(rawValue: "new-password")
    /// A one-time code.
    public static let oneTimeCode = Self(rawValue: "one-time-code")
}
