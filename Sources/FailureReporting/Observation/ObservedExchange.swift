/// A request and its response, as an observer of the test shows them.
public struct ObservedExchange: Sendable {
    /// Headers and body of either.
    public struct Message: Sendable {
        /// The headers, in order.
        public var headers: [(name: String, value: String)]
        /// The body as it is read, or its beginning; `nil` if it is not text.
        public var text: String?
        /// The bytes of the whole body.
        public var size: Int
        /// Whether the text is a part of the body alone.
        public var isCut: Bool

        package init(headers: [(name: String, value: String)], text: String?, size: Int, isCut: Bool) {
            (self.headers, self.text, self.size, self.isCut) = (headers, text, size, isCut)
        }
    }

    /// What was asked.
    public var request: Message
    /// What was answered; `nil` if nothing was.
    public var response: Message?

    package init(request: Message, response: Message?) {
        (self.request, self.response) = (request, response)
    }
}
