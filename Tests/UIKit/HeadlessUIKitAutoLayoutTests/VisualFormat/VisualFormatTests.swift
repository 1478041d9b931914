import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// Two labels and a guide in a page, with names and numbers for formats.
@MainActor
struct FormatPage {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let a = UIView().named("a", 0, 0, 0, 0)
    let b = UIView().named("b", 0, 0, 0, 0)
    let c = UIView().named("c", 0, 0, 0, 0)
    let guide = UILayoutGuide()
    let lone = UIView()

    init() {
        page.accessibilityIdentifier = "page"
        for view in [a, b, c] {
            view.translatesAutoresizingMaskIntoConstraints = false
            page.addSubview(view)
        }
        guide.identifier = "guide"
        page.addLayoutGuide(guide)
    }

    var views: [String: Any] {
        ["a": a, "b": b, "c_1": c, "guide": guide, "lone": lone, "text": "text", "both": c]
    }

    static let metrics: [String: Any] = [
        "gap": 12, "half": 0.5, "third": CGFloat(3), "weak": Float(250), "small": UInt8(7),
        "number": NSNumber(value: 9),
        "both": 99, "word": "word", "nan": Double.nan, "flag": true, "too_strong": 1001, "large": Int64(1000),
    ]

    func constraints(_ format: String, _ options: NSLayoutConstraint.FormatOptions = [])
        -> [NSLayoutConstraint]
    {
        NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: Self.metrics, views: views)
    }

    /// The constraints as text, with short names.
    func text(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> String {
        constraints(format, options).map {
            $0.description.replacingOccurrences(of: "UIView #a", with: "a")
                .replacingOccurrences(of: "UIView #b", with: "b").replacingOccurrences(
                    of: "UIView #c", with: "c"
                )
                .replacingOccurrences(of: "UILayoutGuide \"guide\" of UIView #page", with: "guide")
                .replacingOccurrences(of: "UIView #page", with: "page")
        }.joined(separator: "; ")
    }
}

@MainActor @Suite("Visual formats") struct VisualFormatTests {
    typealias Case = (format: String, constraints: String)

    nonisolated static let formats: [Case] = [
        ("[a]", ""),
        ("[a][b]", "b.leading == a.trailing"),
        ("H:[a]-[b]", "b.leading == a.trailing + 8"),
        ("V:[a]-[b]", "b.top == a.bottom + 8"),
        ("[a]-20-[b]", "b.leading == a.trailing + 20"),
        ("[a]-2.5-[b]", "b.leading == a.trailing + 2.5"),
        ("[a]-.5-[b]", "b.leading == a.trailing + 0.5"),
        ("[a]-0-[b]", "b.leading == a.trailing"),
        ("[a]-gap-[b]-half-[c_1]", "b.leading == a.trailing + 12; c.leading == b.trailing + 0.5"),
        ("[a]-third-[b]-small-[c_1]", "b.leading == a.trailing + 3; c.leading == b.trailing + 7"),
        ("[a]-number-[b]", "b.leading == a.trailing + 9"),
        ("[a]-(>=8)-[b]", "b.leading >= a.trailing + 8"),
        ("[a]-(<=gap@weak)-[b]", "b.leading <= a.trailing + 12 @250"),
        ("[a]-(-4)-[b]", "b.leading == a.trailing - 4"),
        (
            "[a]-(>=8@750,<=20,==10@half)-[b]",
            "b.leading >= a.trailing + 8 @750; b.leading <= a.trailing + 20; b.leading == a.trailing + 10 @0.5"
        ),
        ("|[a]|", "a.leading == page.leading; page.trailing == a.trailing"),
        ("V:|[a]|", "a.top == page.top; page.bottom == a.bottom"),
        ("|-[a]-|", "a.leading == page.leadingMargin; page.trailingMargin == a.trailing"),
        ("V:|-[a]-|", "a.top == page.topMargin; page.bottomMargin == a.bottom"),
        ("H:|-10-[a]", "a.leading == page.leading + 10"),
        ("[a]-(>=10)-|", "page.trailing >= a.trailing + 10"),
        ("[a(50)]", "a.width == 50"),
        ("V:[a(gap)]", "a.height == 12"),
        ("[a(==b)]", "a.width == b.width"),
        ("[a(b@200)]", "a.width == b.width @200"),
        ("V:[a(>=b,<=100@large,>=third)]", "a.height >= b.height; a.height <= 100; a.height >= 3"),
        // A metric comes before a view of the same name.
        ("[a(both)]", "a.width == 99"),
        ("[guide(a)]-[a]", "guide.width == a.width; a.leading == guide.trailing + 8"),
        ("|-[guide]", "guide.leading == page.leadingMargin"),
        (
            " H : | - [ a ( >= 5 , b ) ] - 4 - [b]\n",
            "a.leading == page.leadingMargin; a.width >= 5; a.width == b.width; b.leading == a.trailing + 4"
        ),
        (
            "V:|-4-[a(20)]-[b(==a)]-(>=0@1)-|",
            "a.top == page.top + 4; a.height == 20; b.top == a.bottom + 8; b.height == a.height; page.bottom >="
                + " b.bottom @1"
        ),
    ]

    @Test("A format makes its constraints", arguments: formats)
    func constraints(format: Case) {
        let page = FormatPage()
        #expect(page.text(format.format) == format.constraints)
        #expect(page.constraints(format.format).allSatisfy { !$0.isActive })
    }

    typealias OptionCase = (format: String, NSLayoutConstraint.FormatOptions, constraints: String)

    nonisolated static let options: [OptionCase] = [
        (
            "[a][b][c_1]", .alignAllTop,
            "b.leading == a.trailing; c.leading == b.trailing; b.top == a.top; c.top == b.top"
        ),
        (
            "[a][b]", [.alignAllBottom, .alignAllCenterY],
            "b.leading == a.trailing; b.bottom == a.bottom; b.centerY == a.centerY"
        ),
        (
            "[a][b]", [.alignAllFirstBaseline, .alignAllLastBaseline],
            "b.leading == a.trailing; b.lastBaseline == a.lastBaseline; b.firstBaseline == a.firstBaseline"
        ),
        ("V:[a][b]", .alignAllLeft, "b.top == a.bottom; b.left == a.left"),
        (
            "V:[a][b]", [.alignAllRight, .alignAllCenterX],
            "b.top == a.bottom; b.right == a.right; b.centerX == a.centerX"
        ),
        (
            "V:[a][b]", [.alignAllLeading, .alignAllTrailing],
            "b.top == a.bottom; b.leading == a.leading; b.trailing == a.trailing"
        ),
        ("[a]", .alignAllTop, ""),
        (
            "|-[a]-4-[b]-5-|", .directionLeftToRight,
            "a.left == page.leftMargin; b.left == a.right + 4; page.right == b.right + 5"
        ),
        (
            "|-[a]-4-[b]-(>=5)-|", .directionRightToLeft,
            "page.rightMargin == a.right; a.left == b.right + 4; b.left >= page.left + 5"
        ),
        ("V:|-3-[a]-4-[b]", .directionRightToLeft, "a.top == page.top + 3; b.top == a.bottom + 4"),
        (
            "V:|-3-[a]-4-[b]-|", .spacingBaselineToBaseline,
            "a.top == page.top + 3; b.firstBaseline == a.lastBaseline + 4; page.bottomMargin == b.bottom"
        ),
        ("[a]-4-[b]", .spacingBaselineToBaseline, "b.leading == a.trailing + 4"),
    ]

    @Test("Options align the views of a format", arguments: options)
    func options(format: OptionCase) {
        #expect(FormatPage().text(format.format, format.1) == format.constraints)
    }

    @Test("The system's spacing between baselines is a line of the lower text")
    func baselineSpacing() {
        let (upper, lower) = (UILabel(), UILabel())
        lower.font = .systemFont(ofSize: 30)
        let found = NSLayoutConstraint.constraints(
            withVisualFormat: "V:[upper]-[lower]", options: .spacingBaselineToBaseline, metrics: nil,
            views: ["upper": upper, "lower": lower])
        #expect(found.map(\.constant) == [lower.font.lineHeight])
    }

    typealias Mistake = (format: String, text: String)

    nonisolated static let mistakes: [Mistake] = [
        ("", "It is empty."),
        ("  ", "It is empty.\n  "),
        ("H:", "Expected a view in brackets.\nH:\n  ^"),
        ("H[a]", "Expected ':' after the orientation.\nH[a]\n ^"),
        ("|", "Expected a view in brackets.\n|\n ^"),
        ("|-8-|", "Expected a view in brackets.\n|-8-|\n    ^"),
        ("a", "Expected a view in brackets.\na\n^"),
        (
            "[]", "Expected the name of a view: letters, digits and underscores, no digit first.\n[]\n ^"
        ),
        (
            "[1a]", "Expected the name of a view: letters, digits and underscores, no digit first.\n[1a]\n ^"
        ),
        ("[a", "Expected ']' after the view.\n[a\n  ^"),
        ("[a.b]", "Expected ']' after the view.\n[a.b]\n  ^"),
        ("[a]]", "Expected a view in brackets.\n[a]]\n   ^"),
        ("[a]|[b]", "Expected the end of the format after '|'.\n[a]|[b]\n    ^"),
        ("[a]-", "Expected a number, a metric, '(', '[' or '|' after '-'.\n[a]-\n    ^"),
        ("[a]--8-[b]", "Expected a number, a metric, '(', '[' or '|' after '-'.\n[a]--8-[b]\n    ^"),
        ("[a]-8[b]", "Expected '-' after the distance.\n[a]-8[b]\n     ^"),
        ("[a]-8-", "Expected a view in brackets.\n[a]-8-\n      ^"),
        ("[a]-(8-[b]", "Expected ',' or ')' after the predicate.\n[a]-(8-[b]\n      ^"),
        (
            "[a]-()-[b]",
            "Expected '==', '<=', '>=', a number, or the name of a metric or view.\n[a]-()-[b]\n     ^"
        ),
        ("[a(>8)]", "Expected '==', '<=', '>=', a number, or the name of a metric or view.\n[a(>8)]\n   ^"),
        ("[a(8@)]", "Expected a priority after '@'.\n[a(8@)]\n     ^"),
        ("[a(8@1001)]", "A priority must be above 0 and at most 1000, not 1001.\n[a(8@1001)]\n     ^"),
        ("[a(8@-1)]", "A priority must be above 0 and at most 1000, not -1.\n[a(8@-1)]\n     ^"),
        (
            "[a(8@too_strong)]",
            "A priority must be above 0 and at most 1000, not 1001.\n[a(8@too_strong)]\n     ^"
        ),
        ("[a(1.2.3)]", "1.2.3 is not a finite number.\n[a(1.2.3)]\n   ^"),
        ("[a]-é-[b]", "It contains a character that is not ASCII.\n[a]-é-[b]\n    ^"),
        (
            "[a]-8-[x]",
            "x is not a key in the views dictionary (a, b, both, c_1, guide, lone, …).\n[a]-8-[x]\n       ^"
        ),
        (
            "[a]-x-[b]",
            "x is not a key in the metrics dictionary (both, flag, gap, half, large, nan, …).\n[a]-x-[b]\n    ^"
        ),
        (
            "[a]-b-[b]",
            "b is not a key in the metrics dictionary (both, flag, gap, half, large, nan, …).\n[a]-b-[b]\n    ^"
        ),
        (
            "[a(x)]",
            "x is a key neither in the metrics dictionary (both, flag, gap, half, large, nan, …) nor in the views"
                + " dictionary (a, b, both, c_1, guide, lone, …).\n[a(x)]\n   ^"
        ),
        (
            "[text]",
            "The value of text in the views dictionary is of type String, which is neither a view nor a layout guide.\n"
                + "[text]\n ^"
        ),
        (
            "[a]-word-[b]",
            "The value of word in the metrics dictionary is of type String, which is not a number.\n[a]-word-[b]\n    ^"
        ),
        (
            "[a]-flag-[b]",
            "The value of flag in the metrics dictionary is of type Bool, which is not a number.\n[a]-flag-[b]\n    ^"
        ),
        (
            "[a]-nan-[b]",
            "The value of nan in the metrics dictionary is nan, which is not finite.\n[a]-nan-[b]\n    ^"
        ),
        (
            "H:[lone]-8-|",
            "Unable to interpret '|', because lone has no superview.\nH:[lone]-8-|\n           ^"
        ),
        ("|[lone]", "Unable to interpret '|', because lone has no superview.\n|[lone]\n^"),
        ("[a]\t-\n?", "Expected a number, a metric, '(', '[' or '|' after '-'.\n[a] - ?\n      ^"),
    ]

    @Test("Mistakes are failures that show the place, and nothing is returned", arguments: mistakes)
    func mistakes(mistake: Mistake) {
        let page = FormatPage()
        var found: [NSLayoutConstraint] = []
        let texts = failureTexts { found = page.constraints(mistake.format) }
        #expect(texts == ["Unable to parse constraint format:\n" + mistake.text])
        #expect(found.isEmpty)
    }

    @Test("Alignments along the format's direction are failures")
    func wrongAlignment() {
        let page = FormatPage()
        #expect(
            failureTexts { _ = page.constraints("H:[a][b]", .alignAllLeft) } == [
                "Unable to parse constraint format:\nThe options align left, which is not possible in a horizontal"
                    + " format.\nH:[a][b]"
            ])
        #expect(
            failureTexts { _ = page.constraints("V:[a][b]", [.alignAllCenterX, .alignAllFirstBaseline]) } == [
                "Unable to parse constraint format:\nThe options align firstBaseline, which is not possible in a"
                    + " vertical format.\nV:[a][b]"
            ])
        let bits = NSLayoutConstraint.FormatOptions(rawValue: 1 << 7)
        #expect(
            failureTexts { _ = page.constraints("V:[a][b]", bits) } == [
                "Unable to parse constraint format:\nThe options align width, which is not possible in a vertical"
                    + " format.\nV:[a][b]"
            ])
    }

    @Test("Without names, the failure says that the dictionaries are empty")
    func emptyDictionaries() {
        let texts = failureTexts {
            _ = NSLayoutConstraint.constraints(withVisualFormat: "[a]", metrics: nil, views: [:])
            _ = NSLayoutConstraint.constraints(
                withVisualFormat: "[a]-b-[a]", metrics: nil, views: ["a": UIView()])
        }
        #expect(
            texts == [
                "Unable to parse constraint format:\na is not a key in the views dictionary, which is empty.\n[a]\n ^",
                "Unable to parse constraint format:\nb is not a key in the metrics dictionary, which is empty.\n"
                    + "[a]-b-[a]\n    ^",
            ])
    }

    @Test("Enormous formats are read, and shown in part")
    func enormous() {
        let page = FormatPage()
        let many = String(repeating: "[a]-1-", count: Rounds.of(40_000)) + "[b]"
        #expect(page.constraints(many).count == Rounds.of(40_000))
        let dash = String(repeating: "[a]-1-", count: 1000)
        #expect(
            failureTexts { _ = page.constraints(dash + "?" + dash) } == [
                "Unable to parse constraint format:\nExpected a view in brackets.\n…1-"
                    + String(repeating: "[a]-1-", count: 8) + "?"
                    + String(repeating: "[a]-1-", count: 9).prefix(49) + "…\n"
                    + String(repeating: " ", count: 51) + "^"
            ])
        let nines = String(repeating: "9", count: 1000)
        #expect(
            failureTexts { _ = page.constraints("[a(\(nines))]") }.first?.contains(
                "99999999999999999999… is not a finite number.") == true)
        #expect(failureTexts { _ = page.constraints(String(repeating: "(", count: 100_000)) }.count == 1)
    }

    @Test("Any text makes constraints or one failure")
    func random() {
        var numbers = SeededNumbers(seed: 3)
        let parts = [
            "H:", "V:", "|", "-", "[", "]", "[a]", "[b]", "(", ")", ">=", "==", "8", "gap", "@", "750", ",",
            " ", "[a(", "é",
        ]
        let page = FormatPage()
        for _ in 0..<Rounds.of(20_000) {
            let format = (0..<numbers.next(below: 12)).map { _ in numbers.element(of: parts) }.joined()
            var found: [NSLayoutConstraint] = []
            let failures = failureTexts { found = page.constraints(format) }
            #expect(failures.count <= 1 && (failures.isEmpty || found.isEmpty), "\(format)")
        }
    }

    @Test("Formats place views")
    func layout() {
        let page = FormatPage()
        for format in ["H:|-20-[a(>=50)]-gap-[b(==a)]-20-|", "V:|-[a(30)]", "V:|-[b(a)]"] {
            NSLayoutConstraint.activate(page.constraints(format))
        }
        page.page.layoutIfNeeded()
        #expect(page.a.frame == CGRect(x: 20, y: 8, width: 124, height: 30))
        #expect(page.b.frame == CGRect(x: 156, y: 8, width: 124, height: 30))
    }
}
