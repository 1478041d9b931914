// The texts are those of Apple's `SecItem.h` and of its library; applications use the names alone.

/// The account that a password is of.
public let kSecAttrAccount: CFString = "acct"
/// The service that a generic password is for.
public let kSecAttrService: CFString = "svce"
/// Data that the application attaches to a generic password.
public let kSecAttrGeneric: CFString = "gena"
/// The server that an internet password is for.
public let kSecAttrServer: CFString = "srvr"
/// The protocol by which an internet password is used.
public let kSecAttrProtocol: CFString = "ptcl"
/// The way in which an internet password authenticates.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The port of an internet password.
public let kSecAttrPort: CFString = "port"
/// The path of an internet password.
public let kSecAttrPath: CFString = "path"
/// The domain of an internet password.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The group of applications that share the item.
public let kSecAttrAccessGroup: CFString = "agrp"
/// Whether the item is on the other devices of the user, too.
public let kSecAttrSynchronizable: CFString = "sync"
/// When the item can be read. The device is never locked here: it is stored, and has no effect.
public let kSecAttrAccessible: CFString = "pdmn"
/// What a person reads of the item.
public let kSecAttrLabel: CFString = "labl"
/// What kind of item it is, for a person.
public let kSecAttrDescription: CFString = "desc"
/// A comment of the user.
public let kSecAttrComment: CFString = "icmt"
/// The code of the creator, a number.
public let kSecAttrCreator: CFString = "crtr"
/// The code of the type, a number.
public let kSecAttrType: CFString = "type"
/// Whether lists leave the item out.
public let kSecAttrIsInvisible: CFString = "invi"
/// Whether there is no password yet.
public let kSecAttrIsNegative: CFString = "nega"
/// When the item was added, by the clock of the application; it cannot be set.
public let kSecAttrCreationDate: CFString = "cdat"
/// When the item was changed last, by the clock of the application; it cannot be set.
public let kSecAttrModificationDate: CFString = "mdat"
