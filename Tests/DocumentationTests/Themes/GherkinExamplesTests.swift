import FailureReporting
import Foundation
import Gherkin
import TABTestKit
import Testing
import UIKit

@MainActor private final class Basket {
    static var shared = Basket()
    var cucumbers = 0
    var items: [Item] = []
    var size: Size { items.count < 3 ? .small : .large }
}

private struct Item: Decodable, Equatable {
    let name: String
    let price: Double?
}

private enum Size: String { case small, large }

// Example of Gherkin.md
@MainActor @Suite("The profile", .tabTestKit(app: ShopDelegate.self, scene: ShopScene.self))
struct ProfileFeature {
    @Test("The scenarios of the profile pass", arguments: Gherkin.scenarios(in: "Profile.feature"))
    func profile(_ scenario: Gherkin.Scenario) async throws {
        try await scenario.run()
    }
}
// End of example

// Example of Gherkin.md
let basketSteps = Gherkin.Definitions { steps in
    steps.define("I have {int} cucumber(s) in my basket/bag") { (count: Int) in
        Basket.shared.cucumbers = count
    }
    steps.define("I put these into it:") { (items: [Item]) in
        Basket.shared.items += items
    }
    steps.define(/^(\w+) has (\d+) items?$/) { (name: String, count: Int) in
        #expect(Basket.shared.items.count == count)
    }
    steps.parameter("size", matching: "small|large") { Size(rawValue: $0) }
    steps.define("the basket is {size}") { (size: Size) in
        #expect(Basket.shared.size == size)
    }
}
// End of example

@MainActor
@Suite(
    "Examples of features", .serialized, .tabTestKit(app: ShopDelegate.self, scene: ShopScene.self))
struct GherkinExamples {
    private static let page = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()
        .appendingPathComponent("../../../Sources/Robot/Robot.docc/Gherkin.md").standardizedFileURL

    /// The features of the page.
    private static func features() throws -> [String] {
        let text = try String(contentsOf: page, encoding: .utf8)
        return text.components(separatedBy: "```gherkin\n").dropFirst().compactMap {
            $0.components(separatedBy: "\n```").first
        }
    }

    private func scenario(_ text: String, file: String = "") throws -> Gherkin.Scenario {
        try #require(try Gherkin.feature(parsing: text, file: file).scenarios.first)
    }

    @Test("The page's first feature is the one that runs")
    func sameFeature() throws {
        let file = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()
            .appendingPathComponent("Profile.feature")
        #expect(try Self.features().first.map { $0 + "\n" } == String(contentsOf: file, encoding: .utf8))
        let last = Gherkin.scenarios(in: "Profile.feature").map(\.testDescription)[1]
        #expect(last == "Profile.feature:18 Turning the device to landscape left")
    }

    @Test("A scenario runs custom steps") func ownSteps() async throws {
        Basket.shared = Basket()
        let scenario = try scenario("Feature: Basket\n" + Self.features()[1])
        // Example of Gherkin.md
        try await scenario.run(.standard + basketSteps)
        // End of example
        #expect(Basket.shared.cucumbers == 3)
        #expect(
            Basket.shared.items == [Item(name: "Cheese", price: 2.5), Item(name: "Bread", price: nil)])
    }

    @Test("A failure is at the feature's line") func failure() async throws {
        let text = "\n\n\n\n\n\nFeature: A\nScenario: B\nThen I do not see the header \"Not Instagram\""
        let scenario = try scenario(text, file: "/features/Profile.feature")
        let failures = try await FailureCollector.failures { try await scenario.run() }
        let quoted =
            // Example of Gherkin.md
            """
            Profile.feature:9: Then I do not see the header "Not Instagram": failed after 30 s of virtual time.
            Failed awaiting element to not be exists with timeout 30.0: Header "Not Instagram" exists.
            …
            """
        // End of example
        let texts = failures.map { "\($0.site.map { "\($0)" } ?? ""): \($0.text)" }
        #expect(texts.map { $0.hasPrefix(quoted.dropLast()) } == [true], "\(texts)")
    }

    @Test("A step without a definition fails with one to paste") func undefined() async throws {
        let scenario = try scenario("Feature: A\nScenario: Shopping\nWhen I have 3 cucumber")
        let steps = Gherkin.Definitions { $0.define("I have {int} cucumbers") { (_: Int) in } }
        let failures = try await FailureCollector.failures {
            try await scenario.run(steps)
        }
        let quoted =
            // Example of Gherkin.md
            """
            When I have 3 cucumber: failed.
            No definition matches this step.
            Did you mean "I have {int} cucumbers"?
            Try:
                steps.define("I have {int} cucumber") { (number: Int) in
                    // What the step does.
                }
            In: Shopping
            """
        // End of example
        #expect(failures.map(\.text) == [quoted])
    }

    @Test("All patterns of TABTestKit's vocabulary are listed") func catalogue() {
        let text =
            // Example of Gherkin.md
            #"""
            I adjust {element} to {float}
            I adjust {element} to {string}
            I authenticate with biometrics
            I bring the app to the foreground
            I close the settings
            I decrement {element}
            I delete {int} character(s) from {element}
            I dismiss {alert or sheet}
            I do\ not/don't see {element}
            I double-tap/double\ tap {element}
            I fail to authenticate with biometrics
            I increment {element}
            I launch the app
            I launch the app without its data
            I long-press/long\ press {element}
            I long-press/long\ press {element} for {float} second(s)
            I open Safari
            I open the URL {string}
            I open the settings
            I press the home button
            I relaunch the app
            I reset all privacy prompts
            I rotate the device to {orientation}
            I scroll {direction} in {element}
            I scroll {direction} in {element} until I see {element}
            I scroll {direction} in {element} until the value of {element} is {string}
            I scroll {direction} in {element} until {element} is not {state}
            I scroll {direction} in {element} until {element} is {state}
            I see {element}
            I send the app to the background
            I switch the device to {appearance} appearance
            I tap {element}
            I tap {element} with two fingers
            I tap {string} in {element}
            I terminate the app
            I turn {element} off
            I turn {element} on
            I type into {element}:
            I type {string} into {element}
            I wait for {element}
            I wait for {element} to be {state}
            I wait for {element} to disappear
            I wait up to {float} second(s) for {element}
            I wait up to {float} second(s) for {element} to be {state}
            I wait up to {float} second(s) for {element} to disappear
            I wait {float} second(s)
            biometrics are disabled
            biometrics are enabled
            the app is in the background
            the app is in the foreground
            the app is not running
            the device is in {orientation}
            the keyboard type is {keyboard type}
            the label of {element} is {string}
            the message of {element} is {string}
            the title of {element} is {string}
            the value of {element} is {float}
            the value of {element} is {string}
            {element} does not exist
            {element} exists
            {element} has {int} cell(s)
            {element} has {int} tab(s)
            {element} is not visible in {element}
            {element} is not {state}
            {element} is off
            {element} is on
            {element} is visible in {element}
            {element} is {state}
            """#
        // End of example
        #expect(Gherkin.Definitions.tabTestKit.description == text)
    }
}
