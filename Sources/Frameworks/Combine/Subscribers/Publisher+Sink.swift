extension Publisher {
    /// Calls closures with the values and with the completion.
    ///
    /// A subscription that is alive at the end of a test is reported with this line.
    ///
    /// - Parameters:
    ///   - receiveCompletion: called with the completion.
    ///   - receiveValue: called with each value.
    /// - Returns: what cancels the subscription, when it is released at the latest.
    @inlinable public func sink(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let mark = LivingSubscription.note("sink", fileID, filePath, line, column)
        let sink = Subscribers.Sink(receiveCompletion, receiveValue, mark)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure with the values.
    ///
    /// A subscription that is alive at the end of a test is reported with this line.
    ///
    /// - Parameter receiveValue: called with each value.
    /// - Returns: what cancels the subscription, when it is released at the latest.
    @inlinable public func sink(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        sink(
            fileID: fileID, filePath: filePath, line: line, column: column, receiveCompletion: { _ in },
            receiveValue: receiveValue)
    }

    /// Assigns each value to a property of an object, which is retained until the end.
    ///
    /// - Parameters:
    ///   - keyPath: the property.
    ///   - object: the object.
    /// - Returns: what cancels the subscription, when it is released at the latest.
    @inlinable public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> AnyCancellable {
        let mark = LivingSubscription.note("assign(to:on:)", fileID, filePath, line, column)
        let assign = Subscribers.Assign(object: object, keyPath: keyPath, mark)
        subscribe(assign)
        return AnyCancellable(assign)
    }

    /// Publishes each value again by a property with `@Published`, as long as that is there.
    ///
    /// - Parameter published: the property's publisher, as `&$title`.
    @inlinable public func assign(to published: inout Published<Output>.Publisher) {
        subscribe(PublishedSubscriber(published.subject))
    }
}
