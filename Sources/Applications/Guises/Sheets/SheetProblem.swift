import Pictures

/// Why no contact sheet can be made of a report.
struct SheetProblem: Error, CustomStringConvertible {
    let description: String

    /// - Parameter areFiles: whether screens and guises are files, too.
    static func check(_ report: GuiseReport, areFiles: Bool) throws {
        var screens: Set<String> = []
        for screen in report.screens {
            guard screens.insert(screen.name).inserted else {
                throw SheetProblem(
                    description: "Two screens of the report are named \"\(screen.name)\". "
                        + "Name them apart: GuisedScreen(\"…\") { … }.")
            }
            if areFiles, let problem = StoredPicture.problem(withName: screen.name) {
                throw SheetProblem(
                    description: "The screen's name \"\(screen.name)\" is that of a folder, and \(problem).")
            }
            try check(screen, areFiles: areFiles)
        }
    }

    private static func check(_ screen: ScreenReport, areFiles: Bool) throws {
        var guises: Set<String> = []
        for look in screen.looks {
            let guise = "\(look.guise)"
            guard look.picture != nil else {
                throw SheetProblem(
                    description: "The report has no picture of \(screen.name) in \(guise). "
                        + "Make it with pictures: GuiseReport(of: screens, in: guises).")
            }
            guard guises.insert(guise).inserted else {
                throw SheetProblem(
                    description: "\(screen.name) is shown in two guises with the name \"\(guise)\". "
                        + "Give their devices different names.")
            }
            if areFiles, let problem = StoredPicture.problem(withName: guise) {
                throw SheetProblem(
                    description: "The guise's name \"\(guise)\" is that of a file, and \(problem).")
            }
        }
    }
}
