/// The connection of a subscriber to a publisher: the subscriber requests values of it, and cancels it.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Tells the publisher how many more values it may send.
    ///
    /// - Parameter demand: a positive number; zero is a failure of the test.
    func request(_ demand: Subscribers.Demand)
}
