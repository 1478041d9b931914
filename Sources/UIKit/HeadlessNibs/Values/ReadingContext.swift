import Foundation

/// What all readers of one document share: the resources that it names, and the report.
final class ReadingContext {
    let resources: NibResources
    let designSizes: [String: CGSize]
    /// The bundle with the images and colours of the application; `nil` if there is none.
    let bundle: Bundle?
    var report: NibReport

    init(_ document: NibDocument, bundle: Bundle? = nil) {
        self.bundle = bundle
        resources = document.resources
        designSizes = document.designSizes
        report = document.report
    }
}
