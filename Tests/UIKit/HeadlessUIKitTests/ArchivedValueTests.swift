import Foundation
import Testing
import VirtualFoundation

@Suite("Archived values") struct ArchivedValueTests {
    private struct Recipe: Codable, Equatable {
        var name: String
        var minutes: [Int]
    }

    @Test("An archive returns the values that were archived for its keys, and `nil` for others")
    func roundTrip() throws {
        let recipe = Recipe(name: "Soup", minutes: [5, 20])
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        try archiver.encodeEncodable(recipe, forKey: NSKeyedArchiveRootObjectKey)
        try archiver.encodeEncodable("Ada", forKey: "cook")
        archiver.finishEncoding()
        let archive = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(archive.decodeDecodable(Recipe.self, forKey: NSKeyedArchiveRootObjectKey) == recipe)
        #expect(try archive.decodeTopLevelDecodable(String.self, forKey: "cook") == "Ada")
        #expect(archive.decodeDecodable(Int.self, forKey: "cook") == nil)
        #expect(archive.decodeDecodable(String.self, forKey: "guest") == nil)
        #expect(throws: DecodingError.self) {
            _ = try archive.decodeTopLevelDecodable(Int.self, forKey: "cook")
        }
    }
}
