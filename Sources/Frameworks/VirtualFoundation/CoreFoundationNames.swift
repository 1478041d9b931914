// Core Foundation's types by their names, for code that casts: on Apple's platforms a `String` is a `CFString` already.

/// A text, as Core Foundation names it: `kUTTypeImage as String` compiles.
public typealias CFString = String
/// A dictionary, as Core Foundation names it: `query as CFDictionary`.
public typealias CFDictionary = [String: Any]
/// Bytes, as Core Foundation names them.
public typealias CFData = Data
/// An address, as Core Foundation names it.
public typealias CFURL = URL
/// Yes or no, as Core Foundation names it.
public typealias CFBoolean = Bool
/// Any object, as Core Foundation names it.
public typealias CFTypeRef = AnyObject

/// Yes, as Core Foundation has it.
public let kCFBooleanTrue: CFBoolean! = true
/// No, as Core Foundation has it.
public let kCFBooleanFalse: CFBoolean! = false
