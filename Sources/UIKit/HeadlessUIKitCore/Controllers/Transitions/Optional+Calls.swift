extension Optional where Wrapped == @MainActor () -> Void {
    /// Adds a closure, which is called after those that were added before.
    ///
    /// Mostly one closure waits for an event, which takes no list.
    @MainActor
    mutating func append(_ call: @escaping @MainActor () -> Void) {
        guard let earlier = self else {
            self = call
            return
        }
        self = {
            earlier()
            call()
        }
    }
}
