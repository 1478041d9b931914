/// A request and its response, as an observer of the test shows them.
package struct ObservedExchange: Sendable {
    /// Headers and body of either.
    package struct Message: Sendable {
        package var headers: [(name: String, value: String)]
        /// The body as it is read, or its beginning; `nil` if it is not text.
        package var text: String?
        /// The bytes of the whole body.
        package var size: Int
        /// Whether the text is a part of the body alone.
        package var isCut: Bool

        package init(headers: [(name: String, value: String)], text: String?, size: Int, isCut: Bool) {
            (self.headers, self.text, self.size, self.isCut) = (headers, text, size, isCut)
        }
    }

    package var request: Message
    /// `nil` if none came.
    package var response: Message?

    package init(request: Message, response: Message?) {
        (self.request, self.response) = (request, response)
    }
}
