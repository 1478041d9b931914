import Testing
import XCTest

@testable import Robot

/// If a toolchain stores an expectation's state elsewhere, these fail, and waits are in real time.
@Suite("State of XCTest expectations") struct ExpectationStateTests {
    @Test("The state of an XCTest expectation can be read")
    func plain() throws {
        let expectation = XCTestExpectation(description: "x")
        expectation.expectedFulfillmentCount = 2
        expectation.isInverted = true
        expectation.fulfill()
        let first = try #require(ExpectationState(expectation))
        #expect(!first.isFulfilled && first.fulfillments == 1 && first.isInverted && !first.wasWaitedOn)
        expectation.fulfill()
        let second = try #require(ExpectationState(expectation))
        #expect(second.isFulfilled && second.fulfillments == 2 && second.order > first.order)
        #expect(ExpectationState.line(of: XCTestExpectation(description: "")) == #line)
    }

    @Test("The state of an expectation's subclass can be read, and whether a wait has begun")
    func subclass() throws {
        let expectation = XCTNSPredicateExpectation(predicate: NSPredicate(value: true), object: nil)
        #expect(try #require(ExpectationState(expectation)).isFulfilled == false)
        #expect(XCTWaiter.wait(for: [expectation], timeout: 5) == .completed)
        let state = try #require(ExpectationState(expectation))
        #expect(state.isFulfilled && state.wasWaitedOn)
    }

    @Test("The list of expectations that a test case has made can be read")
    func cases() throws {
        let testCase = XCTestCase(name: "x") { _ in }
        let made = testCase.expectation(description: "made")
        #expect(try #require(ExpectationState.expectations(madeBy: testCase)) == [made])
        made.fulfill()
        #expect(XCTWaiter.wait(for: [made], timeout: 0) == .completed)
        #expect(ExpectationState.expectations(madeBy: testCase) == [])
    }
}
