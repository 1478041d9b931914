extension FeatureCase {
    static let descriptions = [
        FeatureCase(
            name: "of features",
            text: """
                Feature: Words

                  In order to explain
                    # a comment
                  Given is a word here, as are

                    | bars |
                  \"\"\"
                  Examples: and
                  Feature: again

                  Scenario: One
                    * a
                """,
            summary: """
                Feature: Words
                ~  In order to explain
                ~  Given is a word here, as are
                ~
                ~    | bars |
                ~  \"\"\"
                ~  Examples: and
                ~  Feature: again
                12 Scenario: One
                  13 * a
                """),
        FeatureCase(
            name: "of everything else",
            text: """
                Feature: Words
                  Background:
                    Before all.
                    Examples: too
                    Given b
                  Rule: A
                    A rule.
                    Given the rule
                    Background:
                    | of the rule |
                  Scenario Outline: One
                    A scenario.
                    | a bar |
                    \"\"\"
                    Background: a word

                    * a
                    Examples: B
                      The examples.
                      Given a word
                      | x |
                      | 1 |
                """,
            summary: """
                Feature: Words
                11/22 Scenario: One in A
                  5 Given b
                  17 * a
                """),
    ]

    static let arguments = [
        FeatureCase(
            name: "tables",
            text: """
                Feature: Tables
                  Scenario: One
                    Given bars
                      | a | b |
                      |c|| 
                      # a comment

                      |  d  e  | \u{A0}\tf\t\u{A0}|   
                    And escapes
                      | \\| \\n \\\\ \\x \\\\n \\\\\\| |
                      | \\n  lines\\n  |
                    And more than cells
                      | a | b
                      | c | \\
                    And one
                      ||
                """,
            summary: """
                Feature: Tables
                2 Scenario: One
                  3 Given bars
                    | "a" | "b"
                    | "c" | ""
                    | "d  e" | "f"
                  9 And escapes
                    | "| \\n \\\\ \\\\x \\\\n \\\\|"
                    | "\\n  lines\\n"
                  12 And more than cells
                    | "a"
                    | "c"
                  15 And one
                    | ""
                """),
        FeatureCase(
            name: "doc strings",
            text: """
                Feature: Doc strings
                  Scenario: One
                    Given a text
                      \"\"\"
                      first
                        second

                    third
                      \\"\\"\\" ``` # | @
                      Given x
                      \"\"\"
                    And another kind
                    ``` json
                    \"\"\" \\`\\`\\` \\"
                    ```
                    And an empty one
                      \"\"\"xml 1
                      \"\"\" and more
                    # a comment
                    And a comment between
                      # a comment

                      \"\"\"
                      a
                      # no comment
                      \"\"\"
                """,
            summary: """
                Feature: Doc strings
                2 Scenario: One
                  3 Given a text
                    - "first\\n  second\\n\\nthird\\n\\"\\"\\" ``` # | @\\nGiven x"
                  12 And another kind
                    json "\\"\\"\\" ``` \\\\\\""
                  16 And an empty one
                    xml 1 ""
                  20 And a comment between
                    - "a\\n# no comment"
                """),
        FeatureCase(
            name: "both",
            text: """
                Feature: Both
                  Scenario: One
                    Given a table and a text
                      | a |
                      \"\"\"
                      b
                      \"\"\"
                    And a text and a table
                      \"\"\"
                      c
                      \"\"\"

                      | d |
                """,
            summary: """
                Feature: Both
                2 Scenario: One
                  3 Given a table and a text
                    | "a"
                    - "b"
                  8 And a text and a table
                    | "d"
                    - "c"
                """),
    ]
}
