/// Whether two classes are the same; without a class, whether both are missing.
///
/// On Apple's platforms classes are objects, which `===` compares anyway.
public func === (one: AnyClass?, other: AnyClass?) -> Bool { one == other }

/// Whether two classes differ.
public func !== (one: AnyClass?, other: AnyClass?) -> Bool { one != other }
