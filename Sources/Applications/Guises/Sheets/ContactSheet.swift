import Foundation
import HeadlessUIKit
import Pictures
import TracePages

/// A page with all screens in all guises, what is wrong in each, and what has changed since they were approved.
///
/// ```swift
/// @Test("All screens at a glance", .robot)
/// func sheet() throws {
///     let report = GuiseReport(of: [GuisedScreen { LoginViewController() }], in: .essential)
///     try ContactSheet(report, approved: ApprovedScreens(named: "Login"))
///         .write(to: URL(fileURLWithPath: ".build/guises.html"))
/// }
/// ```
///
/// The page is one file that needs no server and no network: screens down, guises across, with filters. Findings are
/// outlined where they are, and listed with cures where a picture is opened. The same report makes the same page, byte
/// for byte.
///
/// With `ROBOT_UPDATE_PICTURES=1` in the environment, what is shown is approved when the page is written; the page
/// names the command.
public struct ContactSheet: Sendable {
    /// A screen in a guise that does not look as it was approved.
    public struct Change: Hashable, Sendable {
        /// The screen's name.
        public let screen: String
        /// The guise.
        public let guise: Guise
        /// What differs, in sentences: `UIButton "Log in" moved 8 pt down`; empty if it has not been approved yet.
        public let differences: [String]
    }

    /// The page's title.
    public let title: String
    /// The screens with their pictures.
    public let report: GuiseReport
    /// What the screens are compared with; `nil` for nothing.
    public let approved: ApprovedScreens?
    /// How much of a picture may differ from the approved one.
    public let tolerance: PictureTolerance
    /// The command that approves what is shown, as the page names it.
    public let approveCommand: String

    /// Makes a contact sheet.
    ///
    /// - Parameters:
    ///   - report: the screens with their pictures.
    ///   - title: the page's title.
    ///   - approved: what the screens are compared with; nothing if left out.
    ///   - tolerance: how much of a picture may differ from the approved one.
    ///   - approveCommand: the command that approves what is shown; one that runs the calling test, if `nil`.
    public init(
        _ report: GuiseReport, title: String = "Contact sheet", approved: ApprovedScreens? = nil,
        tolerance: PictureTolerance = .none, approveCommand: String? = nil,
        fileID: StaticString = #fileID, function: StaticString = #function
    ) {
        (self.report, self.title, self.approved) = (report, title, approved)
        self.tolerance = tolerance
        self.approveCommand = approveCommand ?? Self.command(running: "\(function)", of: "\(fileID)")
    }

    /// `ROBOT_UPDATE_PICTURES=1 swift test --filter 'ShopTests.*sheet'`.
    private static func command(running function: String, of fileID: String) -> String {
        let module = fileID.prefix { $0 != "/" }
        // A regular expression: what is no letter of a name may be anything, such as a quote of the shell.
        let name = function.prefix { $0 != "(" }.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "." }
        return "\(StoredPicture.updateVariable)=1 swift test --filter '\(module).*\(String(name))'"
    }

    /// The screens that do not look as they were approved, in the order of the page.
    ///
    /// - Throws: if the report has no pictures, two screens of one name or the like, or if an approved picture cannot
    ///   be read.
    /// - Complexity: O(*n*) in the pictures.
    public func changes() throws -> [Change] {
        try check()
        guard let approved else { return [] }
        return try report.screens.flatMap { screen in
            try screen.looks.compactMap { look in
                switch try LookComparison(look, of: screen.name, with: approved, tolerance) {
                case .same: nil
                case .new: Change(screen: screen.name, guise: look.guise, differences: [])
                case .changed(let changes, _):
                    Change(screen: screen.name, guise: look.guise, differences: changes.map(\.text))
                }
            }
        }
    }

    /// Writes the page, and the folders on the way; before that, approves what is shown if the environment says so.
    ///
    /// - Parameter url: the page's file.
    /// - Throws: if the report has no pictures, two screens of one name or the like, or if a file cannot be read or
    ///   written.
    /// - Complexity: O(*n*) in the pictures.
    public func write(to url: URL) throws {
        try write(to: url, approves: StoredPicture.updates)
    }

    func write(to url: URL, approves: Bool) throws {
        try check()
        if approves { try approved?.approve(report) }
        try PageFile(url: url).write(try TracePage().sheet(document().json))
    }

    func document() throws -> SheetDocument {
        try SheetDocument(
            report, title: title, command: approved == nil ? nil : approveCommand, approved: approved,
            tolerance: tolerance)
    }

    private func check() throws {
        try SheetProblem.check(report, areFiles: approved != nil)
        if let problem = tolerance.problem {
            throw SheetProblem(description: "No pictures are compared: \(problem).")
        }
    }
}
