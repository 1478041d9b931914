/// A type that reflection shows as a whole, without its properties.
///
/// Test frameworks print the values of a failed expectation with all their properties, and the properties of
/// those. A view leads to its whole hierarchy and everything attached to it. What holds objects unowned must not be
/// reflected at all: reading such a property of an object that is freed ends the program.
package protocol ReflectedAsWhole: CustomReflectable {}

extension ReflectedAsWhole {
    /// An empty mirror: the description says everything.
    public nonisolated var customMirror: Mirror {
        Mirror(whole: self)
    }
}

extension Mirror {
    /// Makes a mirror that shows no property of `subject`.
    package init<Subject>(whole subject: Subject) {
        self.init(subject, children: EmptyCollection<Child>(), ancestorRepresentation: .suppressed)
    }
}

extension WeakReference: ReflectedAsWhole {}
