/// A token that unregisters a handler for trait changes.
public protocol UITraitChangeRegistration: AnyObject {}
