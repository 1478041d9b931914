/// The kinds of records in a contact store.
public enum CNEntityType: Int, Hashable, Sendable {
    /// Contacts.
    case contacts
}
