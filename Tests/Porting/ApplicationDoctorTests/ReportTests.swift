import Testing

@testable import ApplicationDoctor

@Suite("What the doctor says") struct ReportTests {
    /// A visitor with known answers.
    private struct Script: Visitor {
        let answers: [[String]: VisitOutcome]

        func visit(_ path: [TapTarget]) -> VisitOutcome {
            answers[path.map(\.name)] ?? .crashed(Problem(text: "It was not to be visited.", place: nil))
        }
    }

    private static func target(_ name: String) -> TapTarget {
        TapTarget(kind: .button, name: name, ordinal: 0)
    }

    @MainActor
    private static func report() -> DoctorReport {
        var first = ScreenState(type: "Start", title: "Shop", texts: 1, controls: 2)
        first.targets = ["Feed", "List", "Crash", "Crash again", "Away"].map(target)
        var feed = ScreenState(type: "Feed", place: "pushed")
        feed.signs = ["a UIActivityIndicatorView spins"]
        let call = Problem(text: "Tracker.log(_:) is not available here.", place: "Feed.swift:3")
        var stub = call
        stub.isOfStub = true
        let crash = Problem(text: "Fatal error: Over", place: "Start.swift:9")
        return Walk.run(
            "Shop",
            Script(answers: [
                []: .seen(VisitRecord(screen: first)),
                ["Feed"]: .seen(VisitRecord(screen: feed, problems: [stub], requests: ["GET https://a.org"])),
                ["List"]: .seen(VisitRecord(screen: ScreenState(type: "List", place: "presented"))),
                ["Crash"]: .crashed(crash), ["Crash again"]: .crashed(crash),
                ["Away"]: .seen(VisitRecord()),
            ]), limits: DoctorLimits())
    }

    @Test("A screen each: what it shows, how it is reached, why it failed, what it waits for") @MainActor
    func text() {
        #expect(
            Self.report().text == """
                Shop: 3 screens: 1 came up, 1 waiting, 1 empty, 1 crashed

                came up  Start "Shop", 1 text, 2 controls
                         launch

                waiting  Feed, pushed
                         launch › button "Feed"
                         waits: a UIActivityIndicatorView spins
                         no answer: GET https://a.org
                         may wait for this: Tracker.log(_:) is not available here. (Feed.swift:3)

                empty    List, presented
                         launch › button "List"

                crashed  no screen
                         launch › button "Crash"
                         Fatal error: Over (Start.swift:9)

                Calls of modules that are not there:
                  Tracker.log(_:) is not available here. (Feed.swift:3)

                """)
        #expect(Self.report().hasFailures)
    }

    private static let expectedJSON = #"""
        {
          "application": "Shop",
          "screens": [
            {
              "verdict": "came up",
              "controller": "Start",
              "title": "Shop",
              "texts": 1,
              "controls": 2,
              "pictures": 0,
              "path": [],
              "problems": [],
              "waits": [],
              "requests": [],
              "unavailableCalls": []
            },
            {
              "verdict": "waiting",
              "controller": "Feed",
              "shown": "pushed",
              "texts": 0,
              "controls": 0,
              "pictures": 0,
              "path": [
                "button \"Feed\""
              ],
              "problems": [],
              "waits": [
                "a UIActivityIndicatorView spins"
              ],
              "requests": [
                "GET https://a.org"
              ],
              "unavailableCalls": [
                {
                  "text": "Tracker.log(_:) is not available here.",
                  "place": "Feed.swift:3"
                }
              ]
            },
            {
              "verdict": "empty",
              "controller": "List",
              "shown": "presented",
              "texts": 0,
              "controls": 0,
              "pictures": 0,
              "path": [
                "button \"List\""
              ],
              "problems": [],
              "waits": [],
              "requests": [],
              "unavailableCalls": []
            },
            {
              "verdict": "crashed",
              "path": [
                "button \"Crash\""
              ],
              "problems": [
                {
                  "text": "Fatal error: Over",
                  "place": "Start.swift:9"
                }
              ],
              "waits": [],
              "requests": [],
              "unavailableCalls": []
            }
          ],
          "failedTaps": [],
          "unavailableCalls": [
            {
              "text": "Tracker.log(_:) is not available here.",
              "place": "Feed.swift:3"
            }
          ],
          "notTapped": [],
          "limits": []
        }

        """#

    @Test("The same as JSON") @MainActor
    func json() {
        #expect(Self.report().json == Self.expectedJSON)
    }

    @Test("A launch that shows nothing, and one that crashes, are the whole report") @MainActor
    func launches() {
        let silent = Walk.run("Shop", Script(answers: [[]: .seen(VisitRecord())]), limits: DoctorLimits())
        #expect(
            silent.text == """
                Shop: 0 screens: 1 failed

                failed   no screen
                         launch
                         The application shows no window after the launch.

                """)
        let crash = VisitOutcome.crashed(Problem(text: "Fatal error: Over", place: nil))
        #expect(
            Walk.run("Shop", Script(answers: [[]: crash]), limits: DoctorLimits()).text == """
                Shop: 0 screens: 1 crashed

                crashed  no screen
                         launch
                         Fatal error: Over

                """)
    }

    @Test("Words that may do harm are found in titles, and not inside of other words")
    func words() {
        let harmful = [
            "Delete", "Buy now", "Log Out…", "Sign out of Shop", "REMOVE ALL", "Pay 3 €", "Place Order",
        ]
        #expect(harmful.filter { !UnsafeWords.contain($0) } == [])
        let harmless = ["Payments", "Removed items", "Log in", "Order by", "Sign up", "Outlook"]
        #expect(harmless.filter { UnsafeWords.contain($0) } == [])
    }

    @Test("Arguments change limits, and what is wrong with them is said")
    func arguments() throws {
        let arguments = try DoctorArguments(
            ["--json", "--screens", "3", "--depth", "2", "--taps", "4", "--launches", "9"],
            limits: DoctorLimits())
        #expect(arguments.isJSON)
        var limits = DoctorLimits()
        (limits.screens, limits.depth, limits.taps, limits.launches) = (3, 2, 4, 9)
        #expect(arguments.limits == limits)
        for (arguments, text) in [
            (["--page"], "The doctor does not know --page."),
            (["--taps"], "--taps needs a number above 0 behind it."),
            (["--depth", "0"], "--depth needs a number above 0 behind it."),
        ] {
            #expect {
                try DoctorArguments(arguments, limits: DoctorLimits())
            } throws: {
                "\($0)".hasPrefix(text)
            }
        }
    }
}
