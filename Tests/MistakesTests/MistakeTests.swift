import FailureReporting
import Robot
import Testing

@Suite("Common mistakes in tests and their reports", .robot.leftovers(.ignored)) @MainActor
struct MistakeTests {
    @Test("A mistake gets one report, the pinned one", arguments: MistakeGroup.all)
    func reports(of group: MistakeGroup) async throws {
        let pinned = PinnedReports(of: group)
        var found: [(name: String, report: String)] = []
        for mistake in group.mistakes {
            let reports = await mistake.reports()
            #expect(reports.count == 1, "\(mistake.name)")
            found.append((mistake.name, reports.joined(separator: "\n\n")))
        }
        if PinnedReports.isWriting { return try pinned.write(found) }
        for (name, report) in found { #expect(report == pinned.reports[name], "\(name)") }
        #expect(Set(found.map(\.name)) == Set(pinned.reports.keys))
    }

    @Test("The point is in the first two lines", arguments: MistakeGroup.all)
    func points(of group: MistakeGroup) {
        let pinned = PinnedReports(of: group)
        for mistake in group.mistakes {
            let lines = pinned.reports[mistake.name, default: ""].split(separator: "\n")
            #expect(lines.prefix(2).joined(separator: "\n").contains(mistake.point), "\(mistake.name)")
        }
    }

    @Test("What a report proposes as code is in the code that mends the mistake", arguments: MistakeGroup.all)
    func proposals(of group: MistakeGroup) throws {
        let reports = PinnedReports(of: group).reports
        let source = try MistakeSource(of: group)
        for mistake in group.mistakes {
            let mending = try #require(source.mending(mistake), "\(mistake.name)")
            let codes = MistakeSource.proposals(in: reports[mistake.name, default: ""])
            #expect(codes.isEmpty || codes.contains { mending.contains($0) }, "\(mistake.name): \(codes)")
        }
    }

    @Test("As a value, a report has all of its lines in one part each", arguments: MistakeGroup.all)
    func parts(of group: MistakeGroup) {
        for (name, report) in PinnedReports(of: group).reports {
            let failure = TestFailure(report)
            let lines = report.split(separator: "\n").map(String.init)
            #expect(failure.what == lines[0], "\(name)")
            let tree = failure.hierarchy.split(separator: "\n").map(String.init)
            let told = failure.nearest + failure.why + failure.cures + tree
            for line in lines.dropFirst() where line != "Also near:" {
                #expect(told.count { line.hasSuffix($0) } >= 1, "\(name): \(line)")
            }
            let headings = lines.count { $0 == "Also near:" }
            #expect(told.count == lines.count - 1 - headings, "\(name)")
            let hasTree = lines.contains {
                $0.hasPrefix("The view hierarchy") || $0.hasPrefix("What assistive technology sees")
            }
            #expect(tree.isEmpty != hasTree, "\(name)")
        }
    }

    @Test("What a report proposes makes the mistake go away", arguments: MistakeGroup.all)
    func mending(of group: MistakeGroup) async {
        for mistake in group.mistakes {
            let reports = await mistake.reportsWhenMended()
            #expect(reports == [], "\(mistake.name)")
        }
    }

    @Test("Half of the reports have fewer than 12 lines, none more than 30")
    func lengths() {
        var lengths: [Int] = []
        for group in MistakeGroup.all {
            for report in PinnedReports(of: group).reports.values {
                lengths.append(report.split(separator: "\n").count)
            }
        }
        lengths.sort()
        #expect(lengths.count > 40)
        #expect(lengths[lengths.count / 2] < 12)
        #expect(lengths.allSatisfy { $0 <= 30 })
    }
}
