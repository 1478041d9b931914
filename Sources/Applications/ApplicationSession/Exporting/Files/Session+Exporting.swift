import Foundation
import Robot
import ViewQuery

extension Session {
    /// The steps as a test; written to a folder, and run, if one is named.
    func export(_ arguments: Arguments) throws(CommandError) -> String {
        let name = arguments.optionalText("name") ?? "Recorded"
        guard name.first?.isLetter == true, name.allSatisfy({ $0.isLetter || $0.isNumber }) else {
            throw CommandError("name is \(name.quoted): it has to be a word of letters and digits.")
        }
        let spelling = Spelling(rawValue: arguments.optionalText("spelling") ?? "") ?? .robot
        let library = TestLibrary(rawValue: arguments.optionalText("library") ?? "") ?? .testing
        guard steps.contains(where: { $0.tool.acts && !$0.hasFailed }) else {
            throw CommandError("There are no steps to export.")
        }
        let recorded = try record()
        func text(isTimed: Bool) throws(CommandError) -> TestText {
            try TestText(name, recorded, spelling, library, source, isTimed: isTimed)
        }
        let file = try text(isTimed: false)
        guard let folder = arguments.optionalText("folder") else {
            return (file.feature.map { "\(name).feature:\n\($0)\n\(name)Tests.swift:\n" } ?? "") + file.swift
        }
        let run = try TestRun(in: folder)
        return try run.answer(file, or: try text(isTimed: true))
    }
}
