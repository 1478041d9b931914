// The texts are those of Apple's `SecItem.h` and of its library; applications use the names alone.

/// The class of an item; its values are those of this file.
public let kSecClass: CFString = "class"
/// A password of an account in a service.
public let kSecClassGenericPassword: CFString = "genp"
/// A password of an account on a server.
public let kSecClassInternetPassword: CFString = "inet"
