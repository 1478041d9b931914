/// What a function of the system returns: 0, or why it could not do what was asked.
public typealias OSStatus = Int32

// The values are those of Apple's `SecBase.h`.

/// There was no error.
public let errSecSuccess: OSStatus = 0
/// A function or an operation is not there.
public let errSecUnimplemented: OSStatus = -4
/// The user cancelled.
public let errSecUserCanceled: OSStatus = -128
/// A parameter is not valid: a query without a class, or with a value of a kind that the keychain does not have.
public let errSecParam: OSStatus = -50
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// The name or the passphrase is not right.
public let errSecAuthFailed: OSStatus = -25293
/// There is an item with the same class and primary attributes.
public let errSecDuplicateItem: OSStatus = -25299
/// No item matches.
public let errSecItemNotFound: OSStatus = -25300
/// The user would have to be asked, and cannot be.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The data cannot be decoded.
public let errSecDecode: OSStatus = -26275
/// The application is not entitled to what it asked for.
public let errSecMissingEntitlement: OSStatus = -34018

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what a status means, in English; `nil` for one that is not known.
///
/// - Parameter reserved: `nil`.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    messages[status]
}

private let messages: [OSStatus: CFString] = [
    errSecSuccess: "No error.",
    errSecUnimplemented: "Function or operation not implemented.",
    errSecUserCanceled: "User canceled the operation.",
    errSecParam: "One or more parameters passed to a function were not valid.",
    errSecNotAvailable: "No keychain is available.",
    errSecAuthFailed: "The user name or passphrase you entered is not correct.",
    errSecDuplicateItem: "The specified item already exists in the keychain.",
    errSecItemNotFound: "The specified item could not be found in the keychain.",
    errSecInteractionNotAllowed: "User interaction is not allowed.",
    errSecDecode: "Unable to decode the provided data.",
    errSecMissingEntitlement: "A required entitlement isn't present.",
]
