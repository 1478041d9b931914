import FailureReporting
import Testing

@testable import Scenarios

@Suite("Words of steps") struct StepWordsTests {
    private func words(_ phrase: StepWords.Phrase, at site: CallSite) -> String {
        StepWords(.when, phrase, at: site).text
    }

    @Test("Without the source, the place stands for what it says")
    func missing() {
        let site = CallSite("Module/Steps.swift", "/nowhere/Steps.swift", 12, 5)
        #expect(words(.labelled("I"), at: site) == "When I … (Steps.swift:12)")
        #expect(words(.plain, at: site) == "When … (Steps.swift:12)")
        #expect(words(.ofCall, at: site) == "When … (Steps.swift:12)")
        #expect(words(.given("I tap"), at: site) == "When I tap")
    }

    @Test("A line without a call has the words of its place")
    func noCall() {
        let site = CallSite(#fileID, #filePath, 1, 1)
        #expect(words(.labelled("the"), at: site) == "When the … (StepWordsTests.swift:1)")
        #expect(words(.plain, at: CallSite(#fileID, #filePath, .max, .max)).hasPrefix("When … ("))
    }

    @Test("The place is that of the path, as a function may pass on no more than that")
    func place() {
        let site = CallSite("Module/Steps.swift", "/nowhere/LoginTests.swift", 12, 5)
        #expect(words(.plain, at: site) == "When … (LoginTests.swift:12)")
    }
}
