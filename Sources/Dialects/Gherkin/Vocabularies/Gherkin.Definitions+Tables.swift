// Definitions as tables: a row has a sentence, which is a cucumber expression, and what is done with its parameters.
extension Gherkin.Definitions {
    typealias Rows<Value> = KeyValuePairs<String, @MainActor @Sendable (Value) -> Void>
    typealias RowsOfTwo<One, Two> = KeyValuePairs<String, @MainActor @Sendable (One, Two) -> Void>
    typealias RowsOfThree<One, Two, Three> = KeyValuePairs<
        String, @MainActor @Sendable (One, Two, Three) -> Void
    >

    mutating func define<Value>(_ rows: Rows<Value>) {
        for (sentence, action) in rows { define(sentence) { (value: Value) in action(value) } }
    }

    mutating func define<One, Two>(_ rows: RowsOfTwo<One, Two>) {
        for (sentence, action) in rows {
            define(sentence) { (one: One, two: Two) in action(one, two) }
        }
    }

    mutating func define<One, Two, Three>(_ rows: RowsOfThree<One, Two, Three>) {
        for (sentence, action) in rows {
            define(sentence) { (one: One, two: Two, three: Three) in action(one, two, three) }
        }
    }
}
