// The texts are those of Apple's `SecItem.h` and of its library; applications use the names alone.

/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Once the device was unlocked.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// While the device is unlocked, and has a passcode, on this device.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While the device is unlocked, on this device.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Once the device was unlocked, on this device.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// At any time.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// At any time, on this device.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// Items that are on other devices, and those that are not.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// HTTP.
public let kSecAttrProtocolHTTP: CFString = "http"
/// HTTP with TLS.
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// FTP.
public let kSecAttrProtocolFTP: CFString = "ftp "
/// The default way.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
/// Basic authentication of HTTP.
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// A form on a page.
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
