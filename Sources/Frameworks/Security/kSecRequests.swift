// The texts are those of Apple's `SecItem.h` and of its library; applications use the names alone.

/// The password, as `Data`.
public let kSecValueData: CFString = "v_Data"
/// Whether the password is returned.
public let kSecReturnData: CFString = "r_Data"
/// Whether the attributes are returned.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// How many items are returned at most: a number, or one of the two below; one unless given.
public let kSecMatchLimit: CFString = "m_Limit"
/// The first item alone.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether the keychain is that of iOS, which it is here.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
