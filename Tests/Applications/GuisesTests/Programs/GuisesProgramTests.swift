import Foundation
import TestSupport
import Testing
import UIKit

@testable import Guises

@MainActor @Suite("A program that shows screens in guises", .robot) struct GuisesProgramTests {
    private final class Pale: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            let label = UILabel(frame: CGRect(x: 16, y: 100, width: 200, height: 40))
            label.text = "Pale"
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.textColor = .quaternaryLabel
            view.addSubview(label)
        }
    }

    private func answer(_ arguments: String...) -> String {
        var lines: [String] = []
        let program = GuisesProgram("Shop") {
            [GuisedScreen("Empty") { UIViewController() }, GuisedScreen("Pale") { Pale() }]
        }
        do {
            let status = try program.answer(arguments) { lines.append($0) }
            return (lines + ["status \(status)"]).joined(separator: "\n")
        } catch {
            return "error: \(error)"
        }
    }

    @Test("Each screen is named with what is wrong, and the status tells that something is")
    func findings() {
        let text = answer("--set", "standard")
        #expect(
            text.hasPrefix(
                "Empty: Nothing was found in 1 guise.\nPale: 1 finding in 1 guise\n1. Contrast failed"))
        #expect(text.hasSuffix("status 1"))
    }

    @Test("A sheet is a file with all looks")
    func sheet() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("sheet.html")
        let text = answer("--set", "appearances", "--sheet", file.path)
        #expect(text.contains("All looks: \(file.path)"))
        #expect(try String(contentsOf: file, encoding: .utf8).contains("Shop"))
    }

    @Test(
        "Arguments that it does not know are errors in words",
        arguments: [
            (["--set"], "error: --set needs a value behind it.\n\(GuisesArguments.usage)"),
            (["--sheet", "--set"], "error: --sheet needs a value behind it.\n\(GuisesArguments.usage)"),
            (["all"], "error: guises does not know all.\n\(GuisesArguments.usage)"),
            (
                ["--set", "phones"],
                "error: There is no set of guises with the name \"phones\". The sets are standard, essential, all, "
                    + "devices, orientations, appearances, textSizes, languages, settings."
            ),
        ])
    func mistakes(arguments: [String], expected: String) {
        #expect(self.answer(arguments) == expected)
    }

    private func answer(_ arguments: [String]) -> String {
        do { return "\(try GuisesProgram("Shop") { [] }.answer(arguments))" } catch {
            return "error: \(error)"
        }
    }

    @Test("The help names each option and set")
    func help() {
        let text = answer("--help")
        for word in ["--set", "--sheet"] + GuiseRequest.sets.map(\.name) { #expect(text.contains(word)) }
    }
}
