import Robot
import Testing

/// A failure as a value, and a verb that is tried again and again.
@MainActor @Suite("Failures as values", .robot) struct AttemptTests {
    private struct Refused: Error {}

    init() {
        let controller = UIViewController()
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
        button.setTitle("Cancel order", for: .normal)
        controller.view.addSubview(button)
        UIWindow.createWindowForTesting().rootViewController = controller
    }

    @Test("The failure of an attempt is returned in parts, with its line, and not recorded")
    func parts() throws {
        let line = Int(#line) + 1
        let failure = try #require(attempt { tapOn(theFirstView(withLabel("Cancel"))) })
        #expect(failure.what == "tapOn(theFirstView(withLabel(\"Cancel\"))) found no view.")
        #expect(
            failure.nearest == [
                "UIButton \"Cancel order\": label is \"Cancel order\", wanted \"Cancel\"."
            ])
        #expect(failure.cures == ["theFirstView(withLabel(\"Cancel order\"))"])
        #expect(failure.hierarchy.hasPrefix("The view hierarchy:\n  UIWindow"))
        #expect(failure.why.count == 1 && failure.why[0].hasPrefix("Looked at "))
        #expect(failure.line == line && failure.file?.hasSuffix("AttemptTests.swift") == true)
        #expect("\(failure)" == failure.text && !failure.isWarning)
    }

    @Test("An attempt without a failure returns nothing, and failures after the first are in it")
    func several() async {
        #expect(attempt { tapOn(theFirstView(withLabel("Cancel order"))) } == nil)
        let failure = attempt {
            TestFailure("One.\nTry: one()").record()
            TestFailure("Two.").record()
        }
        #expect(failure?.cures == ["one()"] && failure?.later.map(\.what) == ["Two."])
        let later = await attempt {
            await TimeLapse.advance(by: .seconds(1))
            TestFailure("Three.").record()
        }
        #expect(later?.what == "Three.")
    }

    @Test("What fails before an error is thrown is recorded, and the error is thrown")
    func thrown() {
        var recorded: [String] = []
        let failure = attempt {
            do {
                try attempt {
                    TestFailure("Before.").record()
                    throw Refused()
                }
            } catch { recorded.append("\(type(of: error))") }
        }
        #expect(failure?.what == "Before." && recorded == ["Refused"])
    }

    @Test("A failure inside an activity keeps its parts, and says where it is")
    func inActivity() {
        let failure = attempt {
            CallSite(#fileID, #filePath, #line, #column).perform { TestFailure("Broken.").record() }
        }
        #expect(failure?.what == "Broken." && failure?.line == Int(#line) - 2)
    }

    // MARK: Trying again

    @Test("What works after two seconds is tried each half second until then")
    func retrying() {
        var tries: [Duration] = []
        let start = TimeLapse.now
        let isDone = retry(within: .seconds(10)) {
            tries.append(start.duration(to: TimeLapse.now))
            if tries.count < 5 { TestFailure("Not yet.").record() }
        }
        #expect(isDone && tries == (0..<5).map { .milliseconds(500 * $0) })
    }

    @Test("What never works fails with the last failure, its line and the number of runs")
    func givingUp() {
        let failure = attempt {
            retry(within: .seconds(1)) { tapOn(theFirstView(withLabel("Cancel"))) }
        }
        let lines = failure?.text.split(separator: "\n") ?? []
        #expect(
            lines.first == "retry gave up after 3 runs, from 0 s to 1 s of virtual time. The last failed:")
        #expect(lines.dropFirst().first == "tapOn(theFirstView(withLabel(\"Cancel\"))) found no view.")
        #expect(lines.last == "At: AttemptTests.swift:\(#line - 6)" && failure?.later == [])
    }

    @Test("A condition is checked after each run")
    func condition() async {
        var pages = 0
        #expect(retry(until: pages == 3, within: .seconds(5)) { pages += 1 } && pages == 3)
        let failure = attempt { retry(until: pages == 0, within: .zero) { pages += 1 } }
        #expect(
            failure?.what
                == "retry gave up after 1 run, from 1 s to 1 s of virtual time: its condition is still false."
        )
        var runs = 0
        let isDone = await retry(within: .seconds(1)) {
            runs += 1
            await TimeLapse.advance(by: .milliseconds(100))
            if runs == 1 { TestFailure("Not yet.").record() }
        }
        #expect(isDone && runs == 2)
    }

    @Test("Durations that are none are failures, and nothing runs")
    func durations() {
        for (duration, interval) in [(Duration.seconds(-1), Duration.seconds(1)), (.seconds(1), .zero)] {
            var runs = 0
            let failure = attempt { retry(within: duration, every: interval) { runs += 1 } }
            #expect(failure != nil && runs == 0)
        }
    }

    @Test("An error ends it")
    func error() {
        var runs = 0
        #expect(throws: Refused.self) {
            try retry(within: .seconds(5)) {
                runs += 1
                throw Refused()
            }
        }
        #expect(runs == 1)
    }
}
