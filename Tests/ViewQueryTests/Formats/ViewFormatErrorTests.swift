import TestSupport
import Testing

@testable import ViewQuery

@MainActor
@Suite("Errors in formats") struct ViewFormatErrorTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var format: String
        var arguments: [(any Sendable)?]
        var expected: String
        var testDescription: String { format }

        init(_ format: String, _ arguments: (any Sendable)?..., says expected: String) {
            self.format = format
            self.arguments = arguments
            self.expected = expected
        }
    }

    nonisolated static let unreadable = [
        Case(
            "subviews[SIZE] >> 2",
            says: """
                  subviews[SIZE] >> 2
                                  ^ expected a value, such as a number, a key or %@
                """),
        Case(
            "",
            says: """
                  \("")
                  ^ expected a value, such as a number, a key or %@
                """),
        Case(
            "tag",
            says: """
                  tag
                     ^ expected a comparison here, such as == or CONTAINS
                """),
        Case(
            "tag == 3 OR tag",
            says: """
                  tag == 3 OR tag
                                 ^ expected a comparison here, such as == or CONTAINS
                """),
        Case(
            "isHidden AND tag == 3",
            says: """
                  isHidden AND tag == 3
                           ^ expected a comparison here, such as == or CONTAINS
                """),
        Case(
            "NOT tag",
            says: """
                  NOT tag
                         ^ expected a comparison here, such as == or CONTAINS
                """),
        Case(
            "ANY subviews.tag",
            says: """
                  ANY subviews.tag
                                  ^ expected a comparison here, such as == or CONTAINS
                """),
        Case(
            "ANY (tag == 3)",
            says: """
                  ANY (tag == 3)
                      ^ expected a value, such as a number, a key or %@
                """),
        Case(
            "1 < tag < 3",
            says: """
                  1 < tag < 3
                          ^ expected AND, OR or the end here
                """),
        Case(
            "(tag == 3",
            says: """
                  (tag == 3
                           ^ expected ) here
                """),
        Case(
            "(tag == 3) + 1 == 2",
            says: """
                  (tag == 3) + 1 == 2
                  ^ expected a value here, not a condition
                """),
        Case(
            "tag == in",
            says: """
                  tag == in
                         ^ expected a value, such as a number, a key or %@; #in is the key of that name
                """),
        Case(
            "tag == 12px",
            says: """
                  tag == 12px
                         ^ this is neither a number nor a key
                """),
        Case(
            "tag == 0xZ",
            says: """
                  tag == 0xZ
                         ^ this is neither a number nor a key
                """),
        Case(
            "tag == 0x",
            says: """
                  tag == 0x
                         ^ expected digits of base 16
                """),
        Case(
            "tag < 1e999",
            says: """
                  tag < 1e999
                        ^ this number is too large
                """),
        Case(
            "text == 'abc",
            says: """
                  text == 'abc
                          ^ the text that begins here has no end
                """),
        Case(
            "text MATCHES '\\d'",
            says: """
                  text MATCHES '\\d'
                                ^ \\d means nothing in a text; \\\\ stands for a backslash
                """),
        Case(
            "text == 'a\\\n'",
            says: """
                  text == 'a\\ '
                            ^ this backslash means nothing in a text; \\\\ stands for a backslash
                """),
        Case(
            "text == '\\u12'",
            says: """
                  text == '\\u12'
                           ^ expected four hexadecimal digits after \\u
                """),
        Case(
            "text MATCHES 'a(b'",
            says: """
                  text MATCHES 'a(b'
                               ^ "a(b" is not a regular expression
                """),
        Case(
            "text MATCHES %@", "a)|(b",
            says: """
                  text MATCHES %@
                               ^ "a)|(b" is not a regular expression
                """),
        Case(
            "text ==[x] 'a'",
            says: """
                  text ==[x] 'a'
                          ^ expected c, d or both, or n
                """),
        Case(
            "tag BETWEEN[c] {1, 2}",
            says: """
                  tag BETWEEN[c] {1, 2}
                             ^ expected a value, such as a number, a key or %@
                """),
        Case(
            "tag IN {1, 2",
            says: """
                  tag IN {1, 2
                              ^ expected , or } here
                """),
        Case(
            "tag & 2 == 2",
            says: """
                  tag & 2 == 2
                      ^ this character means nothing here
                """),
        Case(
            "frame.",
            says: """
                  frame.
                        ^ expected a key here, such as tag or @count
                """),
        Case(
            "subviews.@median.tag == 2",
            says: """
                  subviews.@median.tag == 2
                           ^ expected one of @count, @max, @min, @sum, @avg, @unionOfObjects, \
                @distinctUnionOfObjects, @unionOfArrays, @distinctUnionOfArrays
                """),
        Case(
            "$ == 2",
            says: """
                  $ == 2
                   ^ expected a name after $, as in $rootView
                """),
        Case(
            "abs(1, 2) == 2",
            says: """
                  abs(1, 2) == 2
                  ^ abs: takes 1 value, not 2
                """),
        Case(
            "FUNCTION(tag, 'abs:') == 2",
            says: """
                  FUNCTION(tag, 'abs:') == 2
                  ^ FUNCTION is not available here
                """),
        Case(
            "SUBQUERY(subviews, v, v.tag == 2)",
            says: """
                  SUBQUERY(subviews, v, v.tag == 2)
                                     ^ expected a variable here, such as $view
                """),
        Case(
            "tag == %@",
            says: """
                  tag == %@
                         ^ argument 1, for this %@, is missing: none is given
                """),
        Case(
            "tag == %@ AND alpha == %@", 1,
            says: """
                  tag == %@ AND alpha == %@
                                         ^ argument 2, for this %@, is missing: only 1 is given
                """),
        Case(
            "text == '%@'", "a",
            says: """
                  text == '%@'
                              ^ argument 1 has no place in the format, in which a place in quotes does not count
                """),
        Case(
            "tag == %d", "3",
            says: """
                  tag == %d
                         ^ argument 1 is the text "3", but %d needs a whole number
                """),
        Case(
            "alpha == %f AND tag == %ld", 1, 2.5,
            says: """
                  alpha == %f AND tag == %ld
                                         ^ argument 2 is the number 2.5, but %ld needs a whole number
                """),
        Case(
            "alpha == %f", nil,
            says: """
                  alpha == %f
                           ^ argument 1 is nil, but %f needs a number
                """),
        Case(
            "%K == 3", 3,
            says: """
                  %K == 3
                  ^ argument 1 is the number 3, but %K needs the name of a key
                """),
        Case(
            "%K == 3", "a..b",
            says: """
                  %K == 3
                  ^ argument 1 is the text "a..b", which is not a path of keys
                """),
        Case(
            "tag == %s", "a",
            says: """
                  tag == %s
                         ^ expected %@, %K, %d or %f here; a % of another kind stands in quotes only
                """),
        Case(
            "tag %% 2 == 0",
            says: """
                  tag %% 2 == 0
                      ^ expected %@, %K, %d or %f here; a % of another kind stands in quotes only
                """),
        Case(
            "text == '表👩‍👩‍👧é' AND\n\ttag === 3",
            says: """
                  text == '表👩‍👩‍👧é' AND  tag === 3
                                           ^ expected a value, such as a number, a key or %@
                """),
    ]

    @Test("A format that cannot be read is shown with the place and what was expected", arguments: unreadable)
    func unreadable(_ item: Case) {
        let text = ViewFormat(item.format, item.arguments).failure?.description
        #expect(text == "matching(format:) cannot read this format:\n" + item.expected)
    }

    @Test("A long format is cut around the place")
    func longFormats() {
        let terms = (100..<150).map { "tag == \($0)" }.joined(separator: " OR ")
        #expect(
            ViewFormat("tag >> 2 OR \(terms)").failure?.description == """
                matching(format:) cannot read this format:
                  tag >> 2 OR tag == 100 OR tag == 101 OR tag == 102 OR tag == 103 OR tag == 1…
                       ^ expected a value, such as a number, a key or %@
                """)
        #expect(
            ViewFormat("\(terms) OR tag >> 2 OR \(terms)").failure?.description == """
                matching(format:) cannot read this format:
                  …OR tag == 147 OR tag == 148 OR tag == 149 OR tag >> 2 OR tag == 100 OR tag =…
                                                                     ^ expected a value, such as a number, a key or %@
                """)
        #expect(
            ViewFormat("\(terms) OR").failure?.description == """
                matching(format:) cannot read this format:
                  …144 OR tag == 145 OR tag == 146 OR tag == 147 OR tag == 148 OR tag == 149 OR
                                                                                               ^ expected a value, such as a number, a key or %@
                """)
    }

    nonisolated static let unanswerable = [
        Case(
            "txt == 'a'",
            says: """
                UILabel has no key "txt". Did you mean "text"? It has: text, accessibilityActivationPoint, \
                accessibilityContainerType, accessibilityCustomActions, accessibilityElements, \
                accessibilityElementsHidden, accessibilityFrame, accessibilityHint, accessibilityIdentifier, \
                accessibilityLabel, accessibilityPath, accessibilityTraits, accessibilityUserInputLabels, \
                accessibilityValue, accessibilityViewIsModal, adjustsFontForContentSizeCategory, \
                adjustsFontSizeToFitWidth, alignmentRectInsets, allowsDefaultTighteningForTruncation, \
                alpha, and 78 more
                """),
        Case(
            "frame.widht == 3",
            says: #"CGRect has no key "widht". Did you mean "width"? It has: width, height, "#
                + "isEmpty, maxX, maxY, midX, midY, minX, minY, origin, size"),
        Case(
            "text.tag == 3",
            says: #"a text has no key "tag". It has: boolValue, capitalizedString, count, "#
                + "doubleValue, integerValue, isEmpty, length, lowercaseString, uppercaseString"),
        Case("class.tag == 3", says: #"the class UILabel has no keys, and so no "tag""#),
        Case("tag BEGINSWITH 'a'", says: "BEGINSWITH needs a text on its left, but tag is the number 3"),
        Case("text LIKE tag + 1", says: "LIKE needs a text on its right, but tag + 1 is the number 4"),
        Case("ANY {1, 2} MATCHES 'a'", says: "MATCHES needs a text on its left, but it got the number 1"),
        Case("text MATCHES text + ''", says: #"+ needs numbers, but text is the text "Title""#),
        Case("text MATCHES accessibilityHint", says: #""(" is not a regular expression"#),
        Case("alpha + text > 2", says: #"+ needs numbers, but text is the text "Title""#),
        Case("-text > 2", says: #"- needs numbers, but text is the text "Title""#),
        Case("tag < 'a'", says: #"< cannot tell the order of the number 3 and the text "a""#),
        Case("frame > bounds", says: "> cannot tell the order of a CGRect and a CGRect"),
        Case("ANY tag == 3", says: "ANY needs a list, but tag is the number 3"),
        Case("tag IN 3", says: "IN needs a list or a text on its right, but it got the number 3"),
        Case("tag IN 'abc'", says: "IN needs a text in a text, but tag is the number 3"),
        Case(
            "tag BETWEEN {1}",
            says: "BETWEEN needs a list of 2 values on its right, but it got a list of 1 value"),
        Case("@count == 1", says: "@count needs a list, but it got a UILabel"),
        Case("tag[FIRST] == 3", says: "[FIRST] needs a list, but it got the number 3"),
        Case("subviews['a'] == 3", says: #"[…] needs a whole number, but it got the text "a""#),
        Case("subviews[1.5] == 3", says: "[…] needs a whole number, but it got the number 1.5"),
        Case("$x == 3", says: "there is no $x, only $rootView"),
        Case("sum(tag) == 3", says: "sum: needs a list, but it got the number 3"),
        Case("abs(text) == 3", says: #"abs: needs numbers, but it got the text "Title""#),
        Case("uppercase(tag) == 'A'", says: "uppercase: needs a text, but it got the number 3"),
        Case(
            "onesComplement:(1.5) == 3",
            says: "onesComplement: needs whole numbers, but it got the number 1.5"),
        Case("SUBQUERY(tag, $x, $x == 1)[SIZE] == 0", says: "SUBQUERY needs a list, but tag is the number 3"),
    ]

    private static func viewKeys(insteadOf name: String) -> String {
        """
        All views have: accessibilityActivationPoint, accessibilityContainerType, accessibilityCustomActions, \
        accessibilityElements, accessibilityElementsHidden, accessibilityFrame, accessibilityHint, \
        accessibilityIdentifier, accessibilityLabel, accessibilityPath, accessibilityTraits, \
        accessibilityUserInputLabels, accessibilityValue, accessibilityViewIsModal, alignmentRectInsets, alpha, \
        anchorPoint, autoresizesSubviews, autoresizingMask, backgroundColor, bounds, canBecomeFirstResponder, \
        canResignFirstResponder, center, class, className, clearsContextBeforeDrawing, clipsToBounds, \
        collisionBoundingPath, collisionBoundsType, constraints, contentMode, contentScaleFactor, description, \
        directionalLayoutMargins, effectiveUserInterfaceLayoutDirection, forFirstBaselineLayout, \
        forLastBaselineLayout, frame, gestureRecognizers, and 39 more. For a key of your own, call \
        ViewKeys.register("\(name)", of: YourView.self) { … }
        """
    }

    @Test("A key that nothing has is found without a view")
    func unknownKeys() {
        #expect(
            ViewFormat("tag == 1 AND ANY subviews.frame.size.width > 2 OR text.length > 3").unknownKey == nil)
        #expect(
            ViewFormat("tag == 1 AND SUBQUERY(subviews, $v, $v.alpa > 1 AND qwertz == 2)[SIZE] > 0")
                .unknownKey?
                .description == """
                    matching(format: "tag == 1 AND SUBQUERY(subviews, $v, $v.alpa > 1 AND qwertz == 2)[SIZE] > 0") \
                    has no answer: no class has a key "alpa". Did you mean "alpha"? For a key of your own, call \
                    ViewKeys.register("alpa", of: YourView.self) { … }
                    """)
        #expect(
            ViewFormat("qwertz == 2").unknownKey?.description
                == #"matching(format: "qwertz == 2") has no answer: no class has a key "qwertz". "#
                + Self.viewKeys(insteadOf: "qwertz"))
        #expect(
            ViewFormat("txt == 2").unknownKey?.description
                == #"matching(format: "txt == 2") has no answer: no class has a key "txt". "#
                + #"Did you mean "tx" or "text"? For a key of your own, call "#
                + #"ViewKeys.register("txt", of: YourView.self) { … }"#)
    }

    @Test("A format that has no answer for a view says why", arguments: unanswerable)
    func unanswerable(_ item: Case) {
        inOwnApplication {
            let label = UILabel().named("label", 0, 0, 10, 10)
            label.text = "Title"
            label.tag = 3
            label.accessibilityHint = "("
            let format = ViewFormat(item.format, item.arguments)
            #expect(
                FormatTree.find(format, in: label)
                    == "\(format) has no answer for UILabel \"Title\" #label: \(item.expected)")
        }
    }
}
