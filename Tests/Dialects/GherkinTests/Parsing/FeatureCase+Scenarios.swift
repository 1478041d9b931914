extension FeatureCase {
    static let scenarios = [
        FeatureCase(
            name: "the least",
            text: """
                Feature: Least
                  Scenario: One
                    Given a
                """,
            summary: """
                Feature: Least
                2 Scenario: One
                  3 Given a
                """),
        FeatureCase(
            name: "all words of steps",
            text: """
                Feature: Words
                  Scenario: One
                    Given a
                    When b
                    Then c
                    And d
                    But e
                    * f
                """,
            summary: """
                Feature: Words
                2 Scenario: One
                  3 Given a
                  4 When b
                  5 Then c
                  6 And d
                  7 But e
                  8 * f
                """),
        FeatureCase(name: "a feature alone", text: "Feature: Alone", summary: "Feature: Alone"),
        FeatureCase(
            name: "without names", text: "Feature:\nRule:\nScenario:\n* a",
            summary: "Feature: \n3 Scenario:  in \n  4 * a"),
        FeatureCase(
            name: "a background",
            text: """
                Feature: Background

                  Background: of all
                    Given the background

                  Scenario: One
                    Given one

                  Scenario: Two
                    Given two

                  Scenario: Without steps
                """,
            summary: """
                Feature: Background
                6 Scenario: One
                  4 Given the background
                  7 Given one
                9 Scenario: Two
                  4 Given the background
                  10 Given two
                12 Scenario: Without steps
                """),
        FeatureCase(
            name: "empty backgrounds",
            text: """
                Feature: Empty
                  Background:
                  Rule: A
                    Background: without steps
                      but with a description
                    Scenario: One
                      * a
                """,
            summary: """
                Feature: Empty
                6 Scenario: One in A
                  7 * a
                """),
        FeatureCase(
            name: "examples",
            text: """
                Feature: Outlines
                  Scenario Outline: Eat <count> of <total>
                    Given <total> and <total>
                      | <count> | <none> |
                    When I eat <count>
                      ```<kind>
                      <count> is < <total>
                      ```

                    Examples: few
                      | count | total | kind |
                      | 1     | 2     | csv  |

                    # many
                    Examples: many
                      | count | total | kind |
                      | <total> | 20  | text |
                      | 11    |       |      |
                """,
            summary: """
                Feature: Outlines
                2/12 Scenario: Eat 1 of 2
                  3 Given 2 and 2
                    | "1" | "<none>"
                  5 When I eat 1
                    csv "1 is < 2"
                2/17 Scenario: Eat <total> of 20
                  3 Given 20 and 20
                    | "<total>" | "<none>"
                  5 When I eat <total>
                    text "<total> is < 20"
                2/18 Scenario: Eat 11 of 
                  3 Given  and 
                    | "11" | "<none>"
                  5 When I eat 11
                     "11 is < "
                """),
        FeatureCase(
            name: "outlines that are not complete",
            text: """
                Feature: Incomplete
                  Scenario Outline: no examples
                    Given <a>
                  Scenario Outline: nothing
                  Scenario Outline: no table
                    Given <a>
                    Examples:
                  Scenario Outline: no rows
                    Given <a>
                    Examples:
                      | a |
                  Scenario Outline: no steps
                    Examples:
                      | a |
                      | 1 |
                """,
            summary: """
                Feature: Incomplete
                2 Scenario: no examples
                  3 Given <a>
                4 Scenario: nothing
                12/15 Scenario: no steps
                """),
        FeatureCase(
            name: "names that overlap",
            text: """
                Feature: Names
                  Scenario: <a> <a > <A> <<a>> <a<b> <b
                    * <a>b>
                    Examples:
                      | a | a |
                      | $1\\\\ | 2 |
                """,
            summary: """
                Feature: Names
                2/6 Scenario: $1\\ <a > <A> <$1\\> <a<b> <b
                  3 * $1\\b>
                """),
    ]

    static let rules = [
        FeatureCase(
            name: "rules with backgrounds",
            text: """
                Feature: Rules
                  Background:
                    Given f
                  Scenario: Before
                    * b

                  Rule: A
                    What A is.
                    Background:
                      Given a
                    Example: One
                      * o

                  Rule: B
                    Example: Two
                      * t
                """,
            summary: """
                Feature: Rules
                4 Scenario: Before
                  3 Given f
                  5 * b
                11 Scenario: One in A
                  3 Given f
                  10 Given a
                  12 * o
                15 Scenario: Two in B
                  3 Given f
                  16 * t
                """),
        FeatureCase(
            name: "tags of all levels",
            text: """
                @f1 @f2
                  @f3
                Feature: Tags
                  @s   # a comment
                  Scenario: One
                    * a
                  @r @f1
                  Rule: R

                    @o
                    # a comment

                    @p@q
                    Scenario Outline: Two
                      * a

                      @e1
                      Examples:
                        | x |
                        | 1 |
                      @e2#3 #4
                      Examples:
                        | x |
                        | 2 |
                    Scenario: Three
                      * a
                """,
            summary: """
                Feature: Tags @f1 @f2 @f3
                5 Scenario: One @f1 @f2 @f3 @s
                  6 * a
                14/20 Scenario: Two @f1 @f2 @f3 @r @o @p @q @e1 in R
                  15 * a
                14/24 Scenario: Two @f1 @f2 @f3 @r @o @p @q @e2#3 in R
                  15 * a
                25 Scenario: Three @f1 @f2 @f3 @r in R
                  26 * a
                """),
    ]
}
