import Foundation
import HeadlessUIKit
import Pictures

/// A folder with the pictures of screens in guises that people have looked at and approved.
///
/// ```swift
/// let approved = ApprovedScreens(named: "Shop")
/// try ContactSheet(report, approved: approved).write(to: page)
/// ```
///
/// Each screen is a folder in it, with a text and an SVG for each guise, as `shouldLookLike` stores them: they belong
/// into version control.
public struct ApprovedScreens: Hashable, Sendable {
    /// The folder, which need not exist yet.
    public let folder: URL

    /// The screens in a folder.
    ///
    /// - Parameter folder: the folder, which need not exist yet.
    public init(in folder: URL) {
        self.folder = folder
    }

    /// The screens in the folder `Pictures/<test file>/<name>` beside the test's file.
    ///
    /// - Parameter name: the folder's name.
    public init(named name: String, filePath: StaticString = #filePath) {
        self.init(in: StoredFiles.folder("Pictures", of: "\(filePath)").appendingPathComponent(name))
    }

    /// Stores the pictures of a report as approved. Of its screens, guises that it does not have are removed.
    ///
    /// - Parameter report: a report with pictures.
    /// - Throws: if the report has no pictures or names that cannot be those of files, or if the folder cannot be
    ///   written.
    public func approve(_ report: GuiseReport) throws {
        try SheetProblem.check(report, areFiles: true)
        for screen in report.screens {
            let names = Set(screen.looks.map { "\($0.guise)" })
            for look in screen.looks {
                let (stored, picture) = (stored(screen.name, "\(look.guise)"), look.picture)
                guard let picture, try stored.storedText() != picture.description else { continue }
                try stored.write(picture)
            }
            for guise in guises(of: screen.name) where !names.contains(guise) {
                try remove(screen.name, guise)
            }
        }
    }

    func stored(_ screen: String, _ guise: String) -> StoredPicture {
        StoredPicture(named: guise, in: folder.appendingPathComponent(screen))
    }

    /// The names of the screens, in alphabetical order.
    var screens: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") && !guises(of: $0).isEmpty }.sorted()
    }

    /// The names of the guises that a screen has, in alphabetical order.
    func guises(of screen: String) -> [String] {
        let path = folder.appendingPathComponent(screen).path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
    }

    private func remove(_ screen: String, _ guise: String) throws {
        for ending in ["txt", "svg"] {
            let file = folder.appendingPathComponent(screen).appendingPathComponent("\(guise).\(ending)")
            if FileManager.default.fileExists(atPath: file.path) {
                try FileManager.default.removeItem(at: file)
            }
        }
    }
}
