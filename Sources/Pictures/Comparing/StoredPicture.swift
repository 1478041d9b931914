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
    package static var updates: Bool {
        Foundation::ProcessInfo.processInfo.environment[updateVariable] == "1"
    }

    /// The picture with a name, in the folder `Pictures/<test file>` beside the test's file.
    package init(named name: String, beside testFile: String) {
        let file = URL(fileURLWithPath: testFile)
        folder = file.deletingLastPathComponent().appendingPathComponent("Pictures")
            .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
        self.name = name
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
    /// - Parameter updates: whether the stored one is replaced if it differs.
    package func compare(with picture: Picture, updates: Bool = updates) -> Result {
        let text = picture.description
        do {
            guard let stored = try stored() else {
                try write(picture, text, "")
                return .written(file("txt").path)
            }
            guard let difference = PictureDifference(from: stored, to: text) else {
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

    private func stored() throws -> String? {
        guard FileManager.default.fileExists(atPath: file("txt").path) else { return nil }
        return try String(contentsOf: file("txt"), encoding: .utf8)
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
