import FailureReporting
import Foundation
import HeadlessNibs
import HeadlessUIKit

/// Loads one file as an application does: the objects of a nib, and each controller of a storyboard with its view, its
/// prototypes and the controllers that its segues lead to.
@MainActor
struct FileLoading {
    private let path: String
    private let document: NibDocument
    /// The segues that lead to a controller, and those of them whose controller is made.
    private var segues = (all: 0, made: 0)
    /// The failures of segues, which lead to files or classes that may be missing.
    private var problems: [String] = []

    init(_ path: String) throws {
        self.path = path
        document = try NibFiles.document(path)
    }

    /// Loads the file and prints a line for each count and each issue.
    mutating func run(beside others: [String]) throws {
        let bundle = try LoneBundle(path, beside: others)
        var copy = self
        var warnings: [RecordedFailure] = []
        let failures = FailureCollector.failures {
            warnings = FailureCollector.warnings { copy.load(from: bundle) }
        }
        self = copy
        let report = LoadReport(document, failures, warnings, problems)
        print(
            "counts\t\(report.connections.all) \(report.connections.made) \(report.connections.excused) "
                + "\(segues.all) \(segues.made)")
        for text in report.faults { print("fault\t\(text.inOneLineOfAnyLength)") }
        for text in report.excused { print("excused\t\(text.inOneLineOfAnyLength)") }
        for text in report.unread { print("unread\t\(text.inOneLineOfAnyLength)") }
    }

    private mutating func load(from bundle: LoneBundle) {
        if document.kind == .nib { return loadNib(from: bundle) }
        let storyboard = UIStoryboard(name: bundle.name, bundle: bundle.bundle)
        let contents: LoadedStoryboard?
        do {
            contents =
                try HeadlessNibs.NibFiles().storyboard(bundle.name, in: bundle.bundle, module: "Fidelity")
                as? LoadedStoryboard
        } catch {
            return problems.append(error.text)
        }
        for element in document.topLevel where element.name.hasSuffix("ontroller") {
            guard let contents, let id = element.id else { continue }
            do {
                let controller = try contents.makeController(object: id, of: storyboard)
                show(controller, of: element)
                controller.origin.map { follow($0.segues) }
            } catch {
                problems.append(error.text)
            }
        }
    }

    private func loadNib(from bundle: LoneBundle) {
        // The owner's class is not there; its view is that of a controller.
        let owner = document.topLevel.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
        let hasView = owner?.child("connections")?.children.contains { $0["property"] == "view" } ?? false
        let objects = UINib(nibName: bundle.name, bundle: bundle.bundle)
            .instantiate(withOwner: hasView ? UIViewController() : UIView())
        for case let view as UIView in objects {
            makePrototypes(inside: view, in: document.root)
            FailureCollector.quietly { view.layoutIfNeeded() }
        }
    }

    private func show(_ controller: UIViewController, of element: NibElement) {
        controller.loadViewIfNeeded()
        makePrototypes(inside: controller.view, in: element)
        let window = UIWindow(frame: UIScreen.main.bounds)
        FailureCollector.quietly {
            window.rootViewController = controller
            window.isHidden = false
            window.layoutIfNeeded()
            window.isHidden = true
            window.rootViewController = nil
        }
    }

    /// Has the lists in a view make a cell of each prototype that the file has for one of them.
    private func makePrototypes(inside view: UIView, in element: NibElement) {
        var identifiers: Set<String> = []
        element.visit { cell in
            if let identifier = cell["reuseIdentifier"], !identifier.isEmpty {
                identifiers.insert(identifier)
            }
        }
        for identifier in identifiers.sorted() { makeCells(identifier, inside: view) }
    }

    private func makeCells(_ identifier: String, inside view: UIView) {
        let failures = FailureCollector.failures {
            if let table = view as? UITableView {
                _ = table.dequeueReusableCell(withIdentifier: identifier)
            } else if let collection = view as? UICollectionView {
                _ = collection.dequeueReusableCell(withReuseIdentifier: identifier, for: [0, 0])
            }
        }
        // The others are of lists that do not have the prototype.
        for failure in failures where failure.failure is NibReportFailure { failure.deliver() }
        for subview in view.subviews { makeCells(identifier, inside: subview) }
    }

    /// Makes the controllers that segues lead to.
    private mutating func follow(_ templates: [SegueTemplate]) {
        for template in templates {
            if case .unwind = template.kind { continue }
            segues.all += 1
            do {
                _ = try template.makeDestination(nil)
                segues.made += 1
            } catch {
                problems.append(error.text)
            }
        }
    }
}

extension String {
    /// The text with its lines after each other.
    fileprivate var inOneLineOfAnyLength: String {
        split(whereSeparator: \.isNewline).joined(separator: " | ")
    }
}
