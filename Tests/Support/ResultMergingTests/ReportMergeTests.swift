import Foundation
import Testing

@testable import ResultMerging

@Suite("Files of JUnit's XML, merged") struct ReportMergeTests {
    private func report(_ cases: String..., suite: String = "TestResults") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="\(suite)" errors="0" tests="9" failures="9" skipped="9" time="9">
        \(cases.map { "    " + $0 }.joined(separator: "\n"))
          </testsuite>
        </testsuites>

        """
    }

    private func skipped(_ name: String, _ text: String = "in shard 2 of 2; this is shard 1") -> String {
        "<testcase classname=\"M.S\" name=\"\(name)\" ><skipped>\(text)</skipped></testcase>"
    }

    private func passed(_ name: String) -> String {
        "<testcase classname=\"M.S\" name=\"\(name)\" time=\"0.25\" />"
    }

    @Test(
        "A test that one machine ran and another one skipped stands there once, and the counts are those of the whole"
    )
    func shards() throws {
        try MergeFolder.inside { folder in
            let failed =
                "<testcase classname=\"M.S\" name=\"a()\" time=\"0.5\" >"
                + "<failure message=\"1 &lt; 2&#10;x\" /></testcase>"
            try folder.write(report(failed, skipped("b()"), skipped("c()", "not yet")), to: "1/tests.xml")
            try folder.write(
                report(skipped("a()"), passed("b()"), skipped("c()", "not yet")), to: "2/tests.xml")
            let outcome = try folder.merge("--into all --xunit 1/tests.xml 2/tests.xml")
            #expect(
                outcome
                    == MergeCommand.Outcome(
                        summary: "all/tests.xml has 3 tests: 1 failed, 1 skipped.\n"))
            #expect(
                try folder.text(of: "all/tests.xml") == """
                    <?xml version="1.0" encoding="UTF-8"?>
                    <testsuites tests="3" failures="1" errors="0" skipped="1" time="0.75">
                      <testsuite name="TestResults" tests="3" failures="1" errors="0" skipped="1" time="0.75">
                        <testcase classname="M.S" name="a()" time="0.5">
                          <failure message="1 &lt; 2&#10;x"/>
                        </testcase>
                        <testcase classname="M.S" name="c()">
                          <skipped>not yet</skipped>
                        </testcase>
                        <testcase classname="M.S" name="b()" time="0.25"/>
                      </testsuite>
                    </testsuites>

                    """)
        }
    }

    @Test("Suites of other names stay suites of their own, with their properties and output")
    func suites() throws {
        try MergeFolder.inside { folder in
            try folder.write(report(passed("a()")), to: "1.xml")
            try folder.write(
                "<testsuite name=\"Scenarios\" file=\"A.swift\">"
                    + "<properties><property name=\"p\" value=\"1\"/></properties>"
                    + "<testcase name=\"Pay\"/><system-out><![CDATA[1 < 2]]></system-out></testsuite>",
                to: "2.xml")
            let outcome = try folder.merge("--into all --xunit 1.xml 2.xml")
            #expect(outcome.errors == [] && outcome.warnings == [])
            let text = try folder.text(of: "all/tests.xml")
            #expect(text.contains("<testsuite name=\"Scenarios\" file=\"A.swift\" tests=\"1\""))
            #expect(text.contains("<property name=\"p\" value=\"1\"/>"))
            #expect(text.contains("<system-out>1 &lt; 2</system-out>"))
        }
    }

    @Test("A test that ran on two machines is a warning that names both files, and both results are kept")
    func repetition() throws {
        try MergeFolder.inside { folder in
            try folder.write(report(passed("a()"), passed("b()")), to: "1.xml")
            try folder.write(report(passed("a()"), skipped("b()")), to: "2.xml")
            let outcome = try folder.merge("--into all --xunit 1.xml 2.xml")
            #expect(outcome.warnings == ["M.S.a() ran in 1.xml and 2.xml. Both results are kept."])
            #expect(outcome.errors == [])
            #expect(outcome.summary == "all/tests.xml has 3 tests: 0 failed, 0 skipped.\n")
        }
    }

    @Test(
        "Where a report does not tell skipped tests, a test stands there once: as it failed, or as it took longest"
    )
    func xctest() throws {
        func report(_ times: [Double], failed: Int? = nil) -> String {
            let cases = times.indices.map { index in
                "<testcase classname=\"M.C\" name=\"test\(index)\" time=\"\(times[index])\">"
                    + (failed == index ? "<failure message=\"failure\"></failure>" : "") + "</testcase>"
            }
            return
                "<testsuites><testsuite name=\"TestResults\" errors=\"0\" tests=\"3\" failures=\"0\" time=\"1\">"
                + cases.joined() + "</testsuite></testsuites>"
        }
        try MergeFolder.inside { folder in
            try folder.write(report([0.1, 0.5, 0.1]), to: "1.xml")
            try folder.write(report([0.4, 0.1, 0.05], failed: 2), to: "2.xml")
            let outcome = try folder.merge("--into all --xunit 1.xml 2.xml")
            #expect(outcome.warnings == [] && outcome.errors == [])
            #expect(outcome.summary == "all/tests.xml has 3 tests: 1 failed, 0 skipped.\n")
            let text = try folder.text(of: "all/tests.xml")
            for part in [
                "name=\"test0\" time=\"0.4\"", "name=\"test1\" time=\"0.5\"", "name=\"test2\" time=\"0.05\"",
            ] {
                #expect(text.contains(part), "\(part)")
            }
        }
    }

    @Test("What is no report is named with the reason, and the rest is merged")
    func hostile() throws {
        try MergeFolder.inside { folder in
            let whole = report(passed("a()"), passed("b()"))
            let cut = whole.prefix(upTo: try #require(whole.range(of: "name=\"b()\"")?.lowerBound))
            try folder.write(String(cut), to: "cut.xml")
            try folder.write(String(whole.prefix(30)), to: "early.xml")
            try folder.write("<html><testcase name=\"x\"/></html>", to: "page.xml")
            try folder.write("", to: "empty.xml")
            try folder.write("passed", to: "text.xml")
            try folder.write(report("<testcase name=\"a\"><failure></testcase>"), to: "crossed.xml")
            try folder.write("<testsuites/>", to: "none.xml")
            try folder.write(String(repeating: "<testsuite>", count: 5000), to: "deep.xml")
            let names = ["cut", "early", "page", "empty", "text", "crossed", "none", "deep", "missing"]
            let outcome = try folder.merge(
                "--into all --xunit \(names.map { "\($0).xml" }.joined(separator: " "))")
            #expect(
                outcome.errors == [
                    "cut.xml is cut off, or not XML, at line 5. The 1 test case before that is merged.",
                    "early.xml is not XML, at line 1. It has no complete test case.",
                    "page.xml is not a JUnit file: it begins with <html>.",
                    "empty.xml is not XML, at line 1. It has no complete test case.",
                    "text.xml is not XML, at line 1. It has no complete test case.",
                    "crossed.xml is cut off, or not XML, at line 4. It has no complete test case.",
                    "deep.xml nests too deep, at line 1.",
                    "missing.xml does not exist.",
                ])
            #expect(outcome.summary == "all/tests.xml has 1 test: 0 failed, 0 skipped.\n")
            #expect(try folder.merge("--into all --allow-missing --xunit missing.xml").errors == [])
        }
    }
}
