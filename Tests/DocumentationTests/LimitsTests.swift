import FailureReporting
import Foundation
import Robot
import TestSupport
import Testing

/// What the table of Limits.md says is not there yet, held against the code, so that the page is not stale.
@MainActor @Suite("Limits of the package", .robot) struct LimitsTests {
    /// How the code shows that something is not there.
    enum Evidence {
        /// None of these stands in the sources, outside of comments.
        case undeclared([String])
        /// A use of it is a failure, or does nothing.
        case behaviour(@MainActor () -> Bool)
        /// It is a look, a layout or data, which has no name to search.
        case nameless
    }

    /// The entries of the column "Not yet". A new one says here how the code shows it.
    private static let evidence: [String: Evidence] = [
        "accents by a long press": .nameless,
        "prediction and correction": .undeclared(["class UITextChecker", "class UILexicon"]),
        "other languages' layouts": .nameless,
        "landscape": .nameless,
        "fonts and colours of UIKit's own for bold text and more contrast": .nameless,
        "the line of a view's initializer": .nameless,
        "pixels": .behaviour { UIImage(systemName: "star")?.cgImage == nil },
        "`shouldBeArchived`": .undeclared(["var shouldBeArchived"]),
        "the look of a page that curls": .nameless,
        "`hidesBarsOnSwipe` and the like": .undeclared(["var hidesBarsOnSwipe", "var hidesBarsOnTap"]),
        "page curls": .undeclared(["enum SpineLocation"]),
        "tokens in search fields": .undeclared(["class UISearchToken"]),
        "the primary column at the other edge and inspectors": .undeclared([
            "var primaryEdge", "case inspector",
        ]),
        "tabs as `UITab`": .undeclared(["class UITab"]),
        "the system's activities besides \"Copy\"": .nameless,
        "colour wells": .undeclared(["class UIColorWell"]),
        "calendar views": .undeclared(["class UICalendarView"]),
        "targeted previews": .undeclared([
            "previewForHighlightingMenuWithConfiguration configuration",
            "highlightPreviewForItemAt indexPath",
        ]),
        "several scenes at the same time": .undeclared([
            "func requestSceneSessionActivation", "func activateSceneSession",
        ]),
        "suspending": .nameless,
        "shortcut items": .undeclared(["class UIApplicationShortcutItem"]),
        "restoration by `encodeRestorableState`": .undeclared(["func encodeRestorableState"]),
        "background fetches": .undeclared(["func setMinimumBackgroundFetchInterval", "class BGTaskScheduler"]
        ),
        "what scripts and style sheets of pages do": .nameless,
        "transfers in the background": .behaviour {
            isFailure { _ = URLSession(configuration: .background(withIdentifier: "sync")) }
        },
        "stream tasks": .undeclared(["class URLSessionStreamTask"]),
        "delegates' methods as `async` functions": .nameless,
        "digest authentication": .nameless,
        "purchases": .undeclared(["class SKPaymentQueue", "struct Product"]),
        "headers of a whole compositional layout": .behaviour {
            !Mirror(reflecting: UICollectionViewCompositionalLayoutConfiguration()).children.contains {
                $0.label == "boundarySupplementaryItems"
            }
        },
        "scrolling while a row is dragged": .nameless,
        "scrolling while an item is dragged": .nameless,
        "multiple selection by two fingers": .undeclared([
            "didBeginMultipleSelectionInteractionAt indexPath"
        ]),
        "the other accessories": .undeclared(["static func multiselect", "static func popUpMenu"]),
        "three dimensions": .behaviour {
            isFailure { CALayer().transform = CATransform3DMakeRotation(1, 1, 0, 0) }
        },
        "implicit animations of layers": .behaviour {
            let layer = CALayer()
            UIWindow.createWindowForTesting().layer.addSublayer(layer)
            UIApplication.shared.commit()
            layer.opacity = 0.5
            return layer.animationKeys() ?? [] == []
        },
        "particles": .undeclared(["class CAEmitterLayer", "class CAEmitterCell"]),
        "web views": .nameless,
        "screenshots of pixels": .undeclared(["var pngRepresentation"]),
        "several applications at the same time": .nameless,
        "the menu that a text field shows for its selection": .nameless,
        "columns of a split view without a navigation controller": .nameless,
        "`displayModeButtonItem`": .undeclared(["var displayModeButtonItem"]),
        "a gap for what is dragged in from elsewhere": .nameless,
        "room for placeholders of drops": .nameless,
    ]

    private static func isFailure(_ body: @MainActor () -> Void) -> Bool {
        !FailureCollector.failures(of: body).isEmpty
    }

    /// The entries of the last column of a page's tables with three columns.
    private static func entries(of page: String) -> [String] {
        page.split(separator: "\n").filter { $0.hasPrefix("| **") }.flatMap { row -> [String] in
            let cells = row.replacing("\\|", with: "").split(separator: "|").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            guard cells.count == 3 else { return [] }
            return cells[2].split { ",;".contains($0) }.map { $0.trimmingCharacters(in: .whitespaces) }
                .filter { !$0.isEmpty }
        }
    }

    /// The contents of the files with the package's code.
    private static func sources() throws -> [Data] {
        let folder = PackageSources.package.appendingPathComponent("Sources")
        return try PackageSources.swiftFiles(below: folder).map {
            try Data(contentsOf: folder.appendingPathComponent($0))
        }
    }

    @Test("Each feature in the column of missing features is missing in the code")
    func entries() throws {
        let page = try String(
            contentsOf: PackageSources.package.appendingPathComponent("Sources/Robot/Robot.docc/Limits.md"),
            encoding: .utf8)
        let entries = Self.entries(of: page)
        #expect(entries.count > 20)
        var names: [(entry: String, name: String)] = []
        for entry in entries {
            switch Self.evidence[entry] {
            case nil:
                Issue.record("LimitsTests does not say how the code shows that this is missing: \(entry)")
            case .undeclared(let missing): names += missing.map { (entry, $0) }
            case .behaviour(let isMissing): #expect(isMissing(), "This is there by now: \(entry)")
            case .nameless: break
            }
        }
        for file in try Self.sources() {
            for (entry, name) in names where Self.declares(name, in: file) {
                Issue.record("This is there by now: \(entry), as the sources have \(name)")
            }
        }
    }

    @Test("A declaration is found outside of comments, as a whole word")
    func finding() {
        let file = Data("// class A\n    /// class A\n  open class AB {}\n".utf8)
        #expect(!Self.declares("class A", in: file))
        #expect(Self.declares("class AB", in: file))
    }

    private static func declares(_ name: String, in file: Data) -> Bool {
        let name = Data(name.utf8)
        var rest = file.startIndex..<file.endIndex
        while let found = file.range(of: name, in: rest) {
            let start =
                file[..<found.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? file.startIndex
            let isComment = file[start...].drop { $0 == UInt8(ascii: " ") }.starts(with: Array("//".utf8))
            let next =
                found.upperBound < file.endIndex ? Character(Unicode.Scalar(file[found.upperBound])) : " "
            if !isComment, !(next.isLetter || next.isNumber || next == "_") { return true }
            rest = found.upperBound..<file.endIndex
        }
        return false
    }

    @Test(
        "Features that are in the code are not listed as missing",
        arguments: [
            "movement along paths", "paced and cubic key frames", "speeds and offsets of layers' time",
            "separators",
        ])
    func there(_ name: String) throws {
        let page = try String(
            contentsOf: PackageSources.package.appendingPathComponent("Sources/Robot/Robot.docc/Limits.md"),
            encoding: .utf8)
        #expect(page.contains(name))
        #expect(!Self.entries(of: page).contains { $0.contains(name) })
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 0), transform: nil)
        animation.calculationMode = .cubicPaced
        let layer = CALayer()
        layer.speed = 2
        layer.timeOffset = 1
        #expect(animation.path != nil && layer.speed == 2 && layer.timeOffset == 1)
        #expect(UITableView().separatorStyle == .singleLine)
    }
}
