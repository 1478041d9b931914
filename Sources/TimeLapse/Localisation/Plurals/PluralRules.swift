// The rules for cardinal numbers in Unicode's Common Locale Data Repository, version 46:
// https://www.unicode.org/cldr/charts/46/supplemental/language_plural_rules.html
// Rules for compact notations, such as "1c6", are left out: texts have none.

/// Which form of words a language uses with a number.
enum PluralRules {
    /// Returns the form that a language uses with a number.
    ///
    /// - Parameter language: the language's code, such as `pt-PT`. One without rules here has English's.
    static func category(of number: PluralNumber, in language: String) -> PluralCategory {
        let code = language.lowercased().replacing("_", with: "-")
        let main = code.prefix { $0 != "-" }
        switch main {
        case "ja", "ko", "zh", "yue", "th", "vi", "id", "in", "ms", "lo", "km", "my", "jv", "su":
            return .other
        case "fr": return withMillions(number, isOne: number.i <= 1)
        case "pt":
            let isEuropean = code == "pt-pt"
            return withMillions(
                number, isOne: isEuropean ? number.i == 1 && number.v == 0 : number.i <= 1)
        case "it", "ca": return withMillions(number, isOne: number.i == 1 && number.v == 0)
        case "es": return withMillions(number, isOne: number.n == 1)
        case "hy": return number.i <= 1 ? .one : .other
        case "am", "as", "bn", "fa", "gu", "hi", "kn", "zu":
            return number.i == 0 || number.n == 1 ? .one : .other
        case "pa", "ln", "mg": return number.n == 0 || number.n == 1 ? .one : .other
        case "da": return number.n == 1 || number.f != 0 && number.i <= 1 ? .one : .other
        case "af", "az", "bg", "el", "eo", "eu", "fo", "hu", "ka", "kk", "ku", "ky", "lb", "ml", "mn", "mr",
            "nb",
            "ne", "nn", "no", "ps", "so", "sq", "ta", "te", "tk", "tr", "ug", "uz":
            return number.n == 1 ? .one : .other
        default: return slavic(number, main) ?? further(number, main)
        }
    }

    /// English, German, Dutch, Swedish, Finnish, Estonian and others: one whole thing.
    private static func oneWhole(_ number: PluralNumber) -> PluralCategory {
        number.i == 1 && number.v == 0 ? .one : .other
    }

    /// Romance languages have a form for whole millions.
    private static func withMillions(_ number: PluralNumber, isOne: Bool) -> PluralCategory {
        if isOne { return .one }
        return number.i != 0 && number.ends(in: 0...0, of: 1_000_000) ? .many : .other
    }

    private static func slavic(_ number: PluralNumber, _ language: Substring) -> PluralCategory? {
        let isTeen = number.ends(in: 11...14, of: 100)
        let endsInOne = number.ends(in: 1...1, of: 10) && !isTeen
        let endsInFew = number.ends(in: 2...4, of: 10) && !isTeen
        switch language {
        case "ru", "uk", "be": return endsInOne ? .one : endsInFew ? .few : number.v == 0 ? .many : .other
        case "pl": return number.v != 0 ? .other : number.i == 1 ? .one : endsInFew ? .few : .many
        case "cs", "sk":
            return number.v != 0 ? .many : number.i == 1 ? .one : (2...4).contains(number.i) ? .few : .other
        case "hr", "sr", "bs", "sh":
            // With a fraction it is the fraction's digits that matter.
            guard number.v != 0 else { return endsInOne ? .one : endsInFew ? .few : .other }
            return slavic(PluralNumber(number.f), language)
        case "mk":
            return endsInOne || number.f % 10 == 1 && number.f % 100 != 11 ? .one : .other
        case "sl":
            if number.v != 0 { return .few }
            switch number.i % 100 {
            case 1: return .one
            case 2: return .two
            case 3, 4: return .few
            default: return .other
            }
        default: return nil
        }
    }

    private static func further(_ number: PluralNumber, _ language: Substring) -> PluralCategory {
        switch language {
        case "ar": return arabic(number)
        case "he", "iw": return hebrew(number)
        case "ro", "mo":
            if number.i == 1, number.v == 0 { return .one }
            return number.v != 0 || number.i == 0 || number.ends(in: 1...19, of: 100) ? .few : .other
        case "lt":
            if number.v != 0 { return .many }
            if number.ends(in: 11...19, of: 100) { return .other }
            return number.i % 10 == 1 ? .one : number.i % 10 >= 2 ? .few : .other
        case "lv": return latvian(number)
        case "is":
            let digits = number.v == 0 ? number.i : number.f
            return digits % 10 == 1 && digits % 100 != 11 ? .one : .other
        case "ga": return celtic(number, few: 3...6, many: 7...10)
        case "cy": return number.n == 0 ? .zero : celtic(number, few: 3...3, many: 6...6)
        case "fil", "tl":
            let last = (number.v == 0 ? number.i : number.f) % 10
            return (number.v == 0 && (1...3).contains(number.i)) || ![4, 6, 9].contains(last) ? .one : .other
        default: return oneWhole(number)
        }
    }

    private static func arabic(_ number: PluralNumber) -> PluralCategory {
        guard number.v == 0 else { return .other }
        switch (number.i, number.i % 100) {
        case (0, _): return .zero
        case (1, _): return .one
        case (2, _): return .two
        case (_, 3...10): return .few
        case (_, 11...99): return .many
        default: return .other
        }
    }

    private static func hebrew(_ number: PluralNumber) -> PluralCategory {
        if number.v != 0 { return number.i == 0 ? .one : .other }
        return number.i == 1 ? .one : number.i == 2 ? .two : .other
    }

    private static func latvian(_ number: PluralNumber) -> PluralCategory {
        let digits = number.v == 0 ? number.i : number.f
        // A fraction counts by its last two digits only if it has two.
        let isTeen = number.v == 0 || number.v == 2 ? (11...19).contains(digits % 100) : false
        if isTeen || number.ends(in: 0...0, of: 10) { return .zero }
        return digits % 10 == 1 ? .one : .other
    }

    private static func celtic(
        _ number: PluralNumber, few: ClosedRange<UInt64>, many: ClosedRange<UInt64>
    ) -> PluralCategory {
        guard number.v == 0 else { return .other }
        if few.contains(number.i) { return .few }
        if many.contains(number.i) { return .many }
        return number.i == 1 ? .one : number.i == 2 ? .two : .other
    }
}
