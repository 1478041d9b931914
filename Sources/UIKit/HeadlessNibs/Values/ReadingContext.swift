import FailureReporting
import Foundation

/// What all readers of one document share: the resources that it names, and the report.
final class ReadingContext {
    let resources: NibResources
    let designSizes: [String: CGSize]
    /// The bundle with the images and colours of the application; `nil` if there is none.
    let bundle: Bundle?
    /// The texts in the device's language, by the identifiers and names of what has them.
    private let texts: [String: String]
    /// Changes texts as the device's language does.
    private let shown: (String) -> String
    var report: NibReport
    /// The beginning of the file, of which the sites of its constraints are lines.
    let site: CallSite

    init(_ document: NibDocument, in language: NibLanguage? = nil) {
        (texts, shown) = (language?.texts ?? [:], language?.shown ?? { $0 })
        bundle = language?.bundle
        resources = document.resources
        designSizes = document.designSizes
        report = document.report
        site = CallSite(document.file, 1, for: CallSite(#fileID, #filePath, #line, #column))
    }

    /// The translation of a text, else the text itself.
    func text(_ stored: String, translatedAs key: @autoclosure () -> String) -> String {
        shown(texts.isEmpty ? stored : texts[key()] ?? stored)
    }
}
