import Testing

@testable import Scenarios

@Suite("Formats of reports") struct ReportFormatTests {
    private func text(_ format: ScenarioReport.Format) -> String {
        format.text(of: ReportSamples.suite + ReportSamples.feature, root: ReportSamples.root)
    }

    @Test("A report as text has readable lines, by feature and suite, with the numbers of scenarios")
    func readable() {
        #expect(
            text(.text) == """
                Shop (Features/Shop.feature)
                  @shop @smoke
                  Scenario: Buying (1.75 s)
                    ✓ Given a shop with (0.25 s)
                    ✗ When I buy <tea> & "milk" (1.5 s)
                        3 is odd.
                    - Then I see
                  @shop
                  Scenario: Selling out
                    ✗ * nothing is left
                        There is no such step.

                LoginTests (Tests/LoginTests.swift)
                  Scenario: Logging in
                    ✓ Given I have logged in
                      ✓ When I tap logInButton
                    Scenario: Looking
                      ✓ Then I see profileScreen
                  Scenario: Logging out (skipped)
                  Test: testLooking
                    ✓ Given I am new
                    ✓ When I look around

                5 scenarios: 2 passed, 2 failed, 1 skipped

                """)
    }

    @Test("JUnit's XML has a suite for each feature or class, and a case for each scenario")
    func junit() {
        #expect(
            text(.junit) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="Scenarios" tests="5" failures="2" errors="0" skipped="1" time="1.75">
                  <testsuite name="Shop" tests="2" failures="2" errors="0" skipped="0" time="1.75" file="Features/Shop.feature">
                    <testcase name="Buying" classname="Shop" file="Features/Shop.feature" line="6" time="1.75">
                      <failure message="When I buy &lt;tea&gt; &amp; &quot;milk&quot;: 3 is odd." type="Failure">When I buy &lt;tea&gt; &amp; &quot;milk&quot;
                Features/Shop.feature:10
                3 is odd.
                So is 5.</failure>
                      <system-out>@shop @smoke
                Scenario: Buying (1.75 s)
                  ✓ Given a shop with (0.25 s)
                  ✗ When I buy &lt;tea&gt; &amp; &quot;milk&quot; (1.5 s)
                      3 is odd.
                  - Then I see</system-out>
                    </testcase>
                    <testcase name="Selling out" classname="Shop" file="Features/Shop.feature" line="17" time="0">
                      <failure message="* nothing is left: There is no such step." type="Failure">* nothing is left
                Features/Shop.feature:18
                There is no such step.</failure>
                      <system-out>@shop
                Scenario: Selling out
                  ✗ * nothing is left
                      There is no such step.</system-out>
                    </testcase>
                  </testsuite>
                  <testsuite name="LoginTests" tests="3" failures="0" errors="0" skipped="1" time="0" file="Tests/LoginTests.swift">
                    <testcase name="Logging in" classname="AppTests.LoginTests" file="Tests/LoginTests.swift" line="12" time="0">
                      <system-out>Scenario: Logging in
                  ✓ Given I have logged in
                    ✓ When I tap logInButton
                  Scenario: Looking
                    ✓ Then I see profileScreen</system-out>
                    </testcase>
                    <testcase name="Logging out" classname="AppTests.LoginTests" file="Tests/LoginTests.swift" line="20" time="0">
                      <skipped message="later"/>
                      <system-out>Scenario: Logging out (skipped)</system-out>
                    </testcase>
                    <testcase name="testLooking" classname="AppTests.LoginTests" file="Tests/LoginTests.swift" line="31" time="0">
                      <system-out>✓ Given I am new
                ✓ When I look around</system-out>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
    }

    @Test("The order of the results makes no difference", arguments: ScenarioReport.Format.allCases)
    func order(_ format: ScenarioReport.Format) {
        let results = ReportSamples.feature.reversed() + ReportSamples.suite
        #expect(format.text(of: results, root: ReportSamples.root) == text(format))
    }
}
