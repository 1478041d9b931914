/// A property whose changes are published, just before they are made.
///
/// ```swift
/// final class Form: ObservableObject {
///     @Published var name = ""
/// }
/// form.$name.sink { print($0) }  // its value now, and then each one that it is about to be set to
/// ```
@propertyWrapper public struct Published<Value> {
    /// The value with its subscribers: one object, so that a copy that reflection makes has them as well.
    @usableFromInline let subject: PublishedSubject<Value>

    /// Makes a property with a value.
    @inlinable public init(initialValue: Value) {
        subject = PublishedSubject(initialValue)
    }

    /// Makes a property with a value.
    @inlinable public init(wrappedValue: Value) {
        subject = PublishedSubject(wrappedValue)
    }

    /// The publisher of a property with `@Published`.
    public struct Publisher: Combine::Publisher {
        /// The property's type.
        public typealias Output = Value
        /// It cannot fail.
        public typealias Failure = Never

        @usableFromInline let subject: PublishedSubject<Value>

        /// Attaches a subscriber, which receives the value now and each new one.
        @inlinable public func receive(subscriber: some Subscriber<Output, Failure>) {
            subject.receive(subscriber: subscriber)
        }
    }

    /// The property's publisher.
    ///
    /// `assign(to:)` takes it as `&$name`. The property keeps its own publisher: another one's is a warning.
    public var projectedValue: Publisher {
        // Neither writes the property, so that several threads may ask for its publisher.
        get { Publisher(subject: subject) }
        nonmutating set { if newValue.subject !== subject { CombineFailure.otherPublisher.recordWarning() } }
    }

    /// The value; it is there in classes only.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { preconditionFailure("Not available.") }
        set { preconditionFailure("Not available: \(newValue)") }
    }

    /// The value in an object, whose observers are told before it is set.
    @inlinable
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].subject.value }
        set { object[keyPath: storageKeyPath].subject.value = newValue }
    }
}

/// A property that tells an object's observers of its changes.
protocol PublishedProperty {
    /// What is told of changes, once somebody has asked the object for it.
    var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}

extension Published: PublishedProperty {
    var objectWillChange: ObservableObjectPublisher? {
        get { subject.objectWillChange }
        nonmutating set { subject.objectWillChange = newValue }
    }
}
