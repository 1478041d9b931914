import HeadlessUIKit

/// Comparisons of parts of pictures' texts.
extension PictureTolerance {
    /// Whether a number of points is as near to another as it may be.
    func allows(_ old: CGFloat, _ new: CGFloat) -> Bool {
        // Texts have three decimals.
        old == new || abs(old - new) <= distance + 0.0005
    }

    func allows(_ old: CGRect, _ new: CGRect) -> Bool {
        allows(old.minX, new.minX) && allows(old.minY, new.minY) && allows(old.width, new.width)
            && allows(old.height, new.height)
    }

    /// Whether two drawing commands are as near as they may be.
    func allowsCommand(_ old: String, _ new: String) -> Bool {
        if old == new { return true }
        guard self != .none, DrawingDifference.kind(old) == DrawingDifference.kind(new) else { return false }
        let (before, after) = (DrawingDifference.parts(of: old), DrawingDifference.parts(of: new))
        guard before.map(\.word) == after.map(\.word) else { return false }
        let kind = DrawingDifference.kind(old)
        return zip(before, after).allSatisfy { one, other in
            one.value == other.value
                || allowsText(one.value, other.value, has: Self.meaning(of: one.word, one.value, kind))
        }
    }

    /// Whether what follows a view's frame is as near as it may be: the origin of its bounds, and colours.
    func allowsDetails(_ old: String, _ new: String) -> Bool {
        if old == new { return true }
        guard self != .none else { return false }
        let (before, after) = (ViewDetails(old), ViewDetails(new))
        return allows(before.origin.x, after.origin.x) && allows(before.origin.y, after.origin.y)
            && allowsText(before.rest, after.rest, has: .nothing)
    }

    /// What the numbers of a text are.
    private enum Meaning {
        case points
        /// Points at some places only, counted from the first number.
        case pointsAt(ClosedRange<Int>)
        case nothing
    }

    private static func meaning(of word: String, _ value: String, _ kind: Substring) -> Meaning {
        switch word {
        // A text, or an image by its size and content.
        case "" where kind == "text" || kind == "image" || kind == "mask": .nothing
        case "":
            if kind == "transform" || kind == "subviews" && !value.hasPrefix("clip ") {
                value.hasPrefix("matrix ")
                    ? .pointsAt(4...5) : value.hasPrefix("translate ") ? .pointsAt(0...1) : .nothing
            } else {
                .points
            }
        case " at ", " in ": .points
        // Of a gradient, not the parts of a line.
        case " to ": kind == "stroke" ? .nothing : .points
        default: .nothing
        }
    }

    private func allowsText(_ old: String, _ new: String, has meaning: Meaning) -> Bool {
        let (before, after) = (PictureTokens(old).tokens, PictureTokens(new).tokens)
        guard before.count == after.count else { return false }
        var numbers = 0
        // Behind a colour, a gradient has the places of its colours.
        var isBehindColor = false
        for (one, other) in zip(before, after) {
            switch (one, other) {
            case (.number(let a), .number(let b)):
                let isPoint =
                    switch meaning {
                    case .points: !isBehindColor
                    case .pointsAt(let places): places.contains(numbers)
                    case .nothing: false
                    }
                numbers += 1
                guard a == b || isPoint && allows(a, b) else { return false }
            case (.color(let a), .color(let b)):
                isBehindColor = true
                guard zip(a, b).allSatisfy({ abs($0 - $1) <= color * 255 + 0.0005 }) else { return false }
            default: guard one == other else { return false }
            }
        }
        return true
    }
}

/// A text of a picture as numbers, colours, and what is between them; a text in quotes is one.
struct PictureTokens {
    enum Token: Equatable {
        case text(String)
        case number(CGFloat)
        /// Red, green, blue and opacity, from 0 to 255.
        case color([CGFloat])
    }

    private(set) var tokens: [Token] = []

    init(_ text: String) {
        var other = ""
        var rest = Substring(text)
        var isQuoted = false
        while let first = rest.first {
            if !isQuoted, let (token, length) = Self.value(rest, behind: other.last) {
                if !other.isEmpty { tokens.append(.text(other)) }
                other = ""
                tokens.append(token)
                rest = rest.dropFirst(length)
                continue
            }
            if first == "\\", isQuoted {
                other += rest.prefix(2)
                rest = rest.dropFirst(2)
                continue
            }
            if first == "\"" { isQuoted.toggle() }
            other.append(first)
            rest = rest.dropFirst()
        }
        if !other.isEmpty { tokens.append(.text(other)) }
    }

    private static func value(_ text: Substring, behind last: Character?) -> (Token, length: Int)? {
        if text.first == "#" {
            let digits = text.dropFirst().prefix { $0.isHexDigit }
            guard digits.count == 6 || digits.count == 8, var value = UInt64(digits, radix: 16) else {
                return nil
            }
            if digits.count == 6 { value = value << 8 | 0xFF }
            let bytes = [24, 16, 8, 0].map { CGFloat(value >> $0 & 0xFF) }
            return (.color(bytes), digits.count + 1)
        }
        // No digits of a name.
        guard last.map({ !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "-" }) ?? true else { return nil }
        let sign = text.first == "-" ? 1 : 0
        let digits = text.dropFirst(sign).prefix { $0.isASCII && $0.isNumber || $0 == "." }
        guard digits.first?.isNumber == true, let number = Double(text.prefix(sign + digits.count)) else {
            return nil
        }
        return (.number(CGFloat(number)), sign + digits.count)
    }
}

/// What follows a view's frame in a picture's text.
struct ViewDetails {
    /// The origin of the bounds, which is not zero where a view is scrolled.
    let origin: CGPoint
    /// The effects, and a transform.
    let rest: String

    init(_ text: String) {
        let lead = "origin ("
        guard text.hasPrefix(lead), let end = text.firstIndex(of: ")"),
            let origin = DrawingDifference.point(String(text[..<end].dropFirst(lead.count)))
        else {
            (self.origin, rest) = (.zero, text)
            return
        }
        self.origin = origin
        rest = String(text[text.index(after: end)...].drop { $0 == " " })
    }

    /// Whether the view is turned, scaled or slanted, so that nothing in it is where its frame says.
    var isTransformed: Bool { rest.hasPrefix("size ") }
}
