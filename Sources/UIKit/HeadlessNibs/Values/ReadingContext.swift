import Foundation

/// What all readers of one document share: the resources that it names, and the report.
final class ReadingContext {
    let resources: NibResources
    let designSizes: [String: CGSize]
    var report: NibReport

    init(_ document: NibDocument) {
        resources = document.resources
        designSizes = document.designSizes
        report = document.report
    }
}
