/// Values that wait, in the order in which they came.
@usableFromInline struct Queue<Element> {
    @usableFromInline var elements: [Element?] = []
    /// The index of the first; those before it were taken.
    @usableFromInline var head = 0

    @inlinable init() {}

    @inlinable var isEmpty: Bool { head == elements.count }
    @inlinable var count: Int { elements.count - head }
    @usableFromInline var all: [Element] { elements[head...].compactMap { $0 } }

    @inlinable mutating func append(_ element: Element) { elements.append(element) }

    /// Takes the first; `nil` if there is none.
    ///
    /// - Complexity: O(1) on average.
    @inlinable mutating func takeFirst() -> Element? {
        guard !isEmpty else { return nil }
        defer {
            elements[head] = nil
            head += 1
            // Each element is moved once at most for each one that was taken.
            if 2 * head >= elements.count {
                elements.removeFirst(head)
                head = 0
            }
        }
        return elements[head]
    }
}
