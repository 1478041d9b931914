/// A form of words that a language uses with some numbers, by Unicode's name.
enum PluralCategory: String, CaseIterable, Hashable, Sendable {
    case zero, one, two, few, many, other
}
