import HeadlessUIKit

/// A picture that is kept beside a test's file, as text to compare and as SVG to look at.
package struct StoredPicture {
    /// What came of a comparison.
    package enum Result: Equatable {
        case same
        /// It was not there, and has been written.
        case written(String)
        /// It was replaced, as the environment says.
        case updated(String)
        /// It differs; the present one has been written beside it.
        case different(PictureDifference, stored: String, actual: String)
        /// It cannot be read or written.
        case failed(String)

        package static func == (one: Result, other: Result) -> Bool { "\(one)" == "\(other)" }
    }

    private let folder: URL
    private let name: String

    /// The variable of the environment with which pictures are replaced instead of compared.
    package static let updateVariable = "ROBOT_UPDATE_PICTURES"

    /// Whether the environment says that pictures are replaced.
    package static var updates: Bool { StoredFiles.areUpdated(by: updateVariable) }

    /// The picture with a name, in the folder `Pictures/<test file>` beside the test's file.
    package init(named name: String, beside testFile: String) {
        self.init(named: name, in: StoredFiles.folder("Pictures", of: testFile))
    }

    /// The picture with a name in a folder.
    package init(named name: String, in folder: URL) {
        (self.folder, self.name) = (folder, name)
    }

    /// Why a name cannot be that of a file; `nil` if it can.
    package static func problem(withName name: String) -> String? {
        let limit = 100
        if name.isEmpty { return "the name is empty" }
        if name.hasPrefix(".") { return "the name begins with a dot" }
        if let bad = name.unicodeScalars.first(where: { "/\\:*?\"<>|".unicodeScalars.contains($0) }) {
            return "the name contains \(String(Character(bad)).quotedText), which file names cannot"
        }
        if name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
            return "the name contains a control character"
        }
        if name.trimmingCharacters(in: .whitespaces) != name { return "the name begins or ends with a space" }
        return name.utf8.count > limit ? "the name is longer than \(limit) bytes" : nil
    }

    private func file(_ ending: String) -> URL { folder.appendingPathComponent("\(name).\(ending)") }

    /// Compares a picture with the stored one.
    ///
    /// A picture that is not there yet is written. One that differs is written beside the stored one, with `actual` in its
    /// name, until they are equal again.
    ///
    /// - Parameters:
    ///   - updates: whether the stored one is replaced if it differs.
    ///   - tolerance: how much may differ.
    package func compare(
        with picture: Picture, updates: Bool = updates, tolerance: PictureTolerance = .none
    ) -> Result {
        let text = picture.description
        do {
            guard let stored = try storedText() else {
                try write(picture, text, "")
                return .written(file("txt").path)
            }
            guard let difference = PictureDifference(from: stored, to: text, tolerance: tolerance) else {
                try removeActual()
                return .same
            }
            guard !updates else {
                try write(picture, text, "")
                try removeActual()
                return .updated(file("txt").path)
            }
            try write(picture, text, "actual.")
            return .different(difference, stored: file("svg").path, actual: file("actual.svg").path)
        } catch {
            return .failed("\(file("txt").path): \(error.localizedDescription)")
        }
    }

    /// The text that is stored; `nil` if there is none.
    package func storedText() throws -> String? { try content("txt") }

    /// The SVG that is stored; `nil` if there is none.
    package func storedSVG() throws -> String? { try content("svg") }

    /// Stores a picture, whatever was there.
    package func write(_ picture: Picture) throws { try write(picture, picture.description, "") }

    private func content(_ ending: String) throws -> String? {
        guard FileManager.default.fileExists(atPath: file(ending).path) else { return nil }
        return try String(contentsOf: file(ending), encoding: .utf8)
    }

    private func write(_ picture: Picture, _ text: String, _ kind: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try text.write(to: file("\(kind)txt"), atomically: true, encoding: .utf8)
        try picture.svg().write(to: file("\(kind)svg"), atomically: true, encoding: .utf8)
    }

    private func removeActual() throws {
        for file in [file("actual.txt"), file("actual.svg")]
        where FileManager.default.fileExists(atPath: file.path) {
            try FileManager.default.removeItem(at: file)
        }
    }
}
