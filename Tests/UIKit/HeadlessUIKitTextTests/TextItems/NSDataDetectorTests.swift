import Foundation
import Testing

@testable import HeadlessUIKitCore

/// Apple's documentation of `NSDataDetector` and of `NSTextCheckingResult`.
@Suite("NSDataDetector") struct NSDataDetectorTests {
    private let text = "😀 Call +44 20 7946 0000 or see https://example.com."

    // Foundation's names of them are deprecated on Linux.
    private static let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
    private static let phoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)

    private func detector(_ types: NSTextCheckingResult.CheckingType) throws -> NSDataDetector {
        try NSDataDetector(types: types.rawValue)
    }

    private var whole: NSRange { NSRange(text.startIndex..., in: text) }

    @Test("Matches have their kind, their range in the text, and their address or number")
    func matches() throws {
        let found = try detector([Self.link, Self.phoneNumber]).matches(in: text, range: whole)
        try #require(found.count == 2)
        #expect(found[0].resultType == Self.phoneNumber && found[0].url == nil)
        #expect(found[0].phoneNumber == "+44 20 7946 0000")
        #expect(found[1].resultType == Self.link && found[1].phoneNumber == nil)
        #expect(found[1].url == URL(string: "https://example.com"))
        #expect(Range(found[1].range, in: text).map { text[$0] } == "https://example.com")
    }

    @Test("Only the asked kinds are found, in the asked part of the text")
    func parts() throws {
        #expect(try detector(Self.link).numberOfMatches(in: text, range: whole) == 1)
        let start = NSRange(location: 0, length: 30)
        #expect(try detector(Self.link).firstMatch(in: text, range: start) == nil)
        #expect(try detector(Self.link).rangeOfFirstMatch(in: text, range: start).location == NSNotFound)
    }

    @Test("The closure that gets the matches can stop, and a detector of no kind is an error")
    func stopping() throws {
        var count = 0
        try detector([Self.link, Self.phoneNumber]).enumerateMatches(in: text, range: whole) { _, _, stop in
            count += 1
            stop.pointee = true
        }
        #expect(count == 1)
        #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
    }
}
