import Foundation

extension DeviceLanguage {
    private static let nibExtensions = ["storyboard", "xib"]

    /// The file of a storyboard or a nib in the language: one in no language's folder, else the language's own, else
    /// that of the development language or of `Base.lproj`. `nil` if there is none.
    ///
    /// - Parameters:
    ///   - name: the name of the file, without its extension.
    ///   - type: its extension.
    package func nibFile(named name: String, type: String, in bundle: Bundle) -> URL? {
        TextFolder.at(bundle.textFolder).file(named: ["\(name).\(type)"], in: self)
            .map { URL(fileURLWithPath: $0) }
    }

    /// The texts in the language for a storyboard or a nib that is in no language, or in another one: by their keys,
    /// which have the identifier of an element and the name of its text, such as `abc-12-xyz.normalTitle`.
    ///
    /// They are those of a `.strings` file with the nib's name, such as `de.lproj/Main.strings`, or of a catalogue. A
    /// pseudo-language does not change them: that is for the reader to do, with the texts that are not translated as
    /// well.
    ///
    /// - Parameter name: the name of the file, without its extension.
    package func nibTexts(named name: String, in bundle: Bundle) -> [String: String] {
        let folder = TextFolder.at(bundle.textFolder)
        // A file that is the language's own has its texts.
        if folder.hasOwnFile(named: Self.nibExtensions.map { "\(name).\($0)" }, in: self) { return [:] }
        let table = folder.table(name, in: self)
        let process = ProcessWorld.current
        if !table.failures.isEmpty { process.report(table.failures) }
        let device = process.textDevice
        return table.entries.compactMapValues { entry in
            switch entry {
            case .plain(let text): text
            case .varied(let text): text.format(on: device)
            }
        }
    }
}
