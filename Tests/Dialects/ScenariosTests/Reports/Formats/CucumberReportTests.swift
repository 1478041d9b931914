import Testing

@testable import Scenarios

@Suite("Cucumber's JSON") struct CucumberReportTests {
    @Test("A feature has its scenarios as elements, and their steps with results, tables and texts")
    func feature() {
        let text = ScenarioReport.Format.cucumber.text(of: ReportSamples.feature, root: ReportSamples.root)
        #expect(
            text == #"""
                [
                  {
                    "uri": "Features/Shop.feature",
                    "id": "shop",
                    "keyword": "Feature",
                    "name": "Shop",
                    "description": "Buying things",
                    "line": 2,
                    "tags": [
                      {
                        "name": "@shop",
                        "line": 2
                      }
                    ],
                    "elements": [
                      {
                        "id": "shop;buying",
                        "type": "scenario",
                        "keyword": "Scenario",
                        "name": "Buying",
                        "description": "",
                        "line": 6,
                        "tags": [
                          {
                            "name": "@shop",
                            "line": 6
                          },
                          {
                            "name": "@smoke",
                            "line": 6
                          }
                        ],
                        "steps": [
                          {
                            "keyword": "Given ",
                            "name": "a shop with",
                            "line": 7,
                            "rows": [
                              {
                                "cells": [
                                  "name",
                                  "price"
                                ]
                              },
                              {
                                "cells": [
                                  "tea",
                                  "a|b"
                                ]
                              }
                            ],
                            "match": {
                              "location": "Tests/Steps.swift:3"
                            },
                            "result": {
                              "status": "passed",
                              "duration": 250000000
                            }
                          },
                          {
                            "keyword": "When ",
                            "name": "I buy <tea> & \"milk\"",
                            "line": 10,
                            "match": {
                              "location": "Tests/Steps.swift:3"
                            },
                            "result": {
                              "status": "failed",
                              "duration": 1500000000,
                              "error_message": "3 is odd.\nSo is 5."
                            }
                          },
                          {
                            "keyword": "Then ",
                            "name": "I see",
                            "line": 11,
                            "doc_string": {
                              "value": "1 tea\n2 \"\"\"",
                              "content_type": "text",
                              "line": 12
                            },
                            "match": {
                              "location": "Tests/Steps.swift:3"
                            },
                            "result": {
                              "status": "skipped"
                            }
                          }
                        ]
                      },
                      {
                        "id": "shop;selling-out",
                        "type": "scenario",
                        "keyword": "Example",
                        "name": "Selling out",
                        "description": "",
                        "line": 17,
                        "tags": [
                          {
                            "name": "@shop",
                            "line": 17
                          }
                        ],
                        "steps": [
                          {
                            "keyword": "* ",
                            "name": "nothing is left",
                            "line": 18,
                            "match": {
                              "location": "Tests/Steps.swift:3"
                            },
                            "result": {
                              "status": "undefined",
                              "duration": 0,
                              "error_message": "There is no such step."
                            }
                          }
                        ]
                      }
                    ]
                  }
                ]

                """#)
    }

    @Test("Steps inside of steps are output, and a scenario that was skipped has a hook that was")
    func suite() {
        let text = ScenarioReport.Format.cucumber.text(of: ReportSamples.suite, root: ReportSamples.root)
        for part in [
            #""id": "logintests;logging-in","#, #""uri": "Tests/LoginTests.swift","#,
            """
                        "output": [
                          "✓ When I tap logInButton"
                        ]
            """,
            """
                    "after": [
                      {
                        "match": {
                          "location": "Tests/LoginTests.swift:20"
                        },
                        "result": {
                          "status": "skipped",
                          "error_message": "later"
                        }
                      }
                    ]
            """,
        ] {
            #expect(text.contains(part))
        }
    }

    @Test("Durations are nanoseconds, as many as an integer holds")
    func durations() {
        #expect(Duration.milliseconds(1500).wholeNanoseconds == 1_500_000_000)
        #expect(Duration.seconds(Int64.max).wholeNanoseconds == .max)
        #expect(Duration.seconds(-1).wholeNanoseconds == 0)
        let seconds: [Duration] = [.zero, .seconds(2), .nanoseconds(1_000_000_001), .milliseconds(20)]
        #expect(seconds.map(\.decimalSeconds) == ["0", "2", "1.000000001", "0.02"])
    }
}
