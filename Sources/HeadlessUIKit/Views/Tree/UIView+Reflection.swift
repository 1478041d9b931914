/// Something that reflection shows as a whole, and does not look into.
///
/// Test frameworks print the values of an expectation that fails with all that is in them, and what is in that. A
/// view leads to its whole tree and to all that hangs from it; what remembers views without keeping them alive
/// must not be looked into at all.
package protocol ReflectedAsWhole: CustomReflectable {}

extension ReflectedAsWhole {
    /// Nothing: the description says what there is to say.
    public nonisolated var customMirror: Mirror {
        Mirror(whole: self)
    }
}

extension UIResponder: CustomReflectable {
    /// Nothing: the description says what there is to say, and what hangs from it is as much as all views.
    public nonisolated var customMirror: Mirror {
        Mirror(whole: self)
    }
}

extension Mirror {
    /// A mirror that shows nothing of what is in `subject`.
    package init<Subject>(whole subject: Subject) {
        self.init(subject, children: EmptyCollection<Child>(), ancestorRepresentation: .suppressed)
    }
}
