import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// The classes of views that the sources of a module declare.
private struct ClassScan {
    struct Class {
        var module: String
        var superclass: String
        var isPublic: Bool
        var text: Substring

        func type(named name: String) -> UIView.Type? {
            _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") as? UIView.Type
        }
    }

    private(set) var classes: [String: Class] = [:]

    /// Reads all Swift files of modules.
    init(modules: [String]) throws {
        for module in modules {
            let folder = try #require(PackageSources.modules[module])
            for path in try PackageSources.swiftFiles(below: folder) {
                note(try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8), module)
            }
        }
    }

    private mutating func note(_ text: String, _ module: String) {
        let declaration = /(?m)^(?<words>(?:@\w+ )*[a-z ]*)\bclass (?<name>\w+)\s*:\s*(?<superclass>\w+)/
        // Some classes are open for the optimizer alone.
        let text = text.replacing(/@_spi[^\n]*\nopen class/, with: "class")
        for match in text.matches(of: declaration) {
            // Up to the brace in the first column that ends it.
            let rest = text[match.range.lowerBound...]
            let end = rest.firstRange(of: "\n}")?.lowerBound ?? rest.endIndex
            classes[String(match.output.name)] = Class(
                module: module, superclass: String(match.output.superclass),
                isPublic: match.output.words.contains("open ") || match.output.words.contains("public "),
                text: rest[..<end])
        }
    }

    /// The names of `UIView` and its subclasses.
    var views: [String] {
        classes.keys.filter(isView).sorted()
    }

    private func isView(_ name: String) -> Bool {
        var current: String? = name
        while let name = current, name != "UIView" { current = classes[name]?.superclass }
        return current != nil
    }
}

@MainActor @Suite("Classes of views") struct ViewClassesTests {
    private static let scan = Result { try ClassScan(modules: OwnModules.names) }

    @Test("The list of public view classes, for suggestions in failures, matches the sources")
    func names() throws {
        let scan = try Self.scan.get()
        let declared = scan.views.filter { scan.classes[$0]?.isPublic == true }
        #expect(declared.count > 30)
        #expect(ViewTree.ownClasses.map { "\($0)" }.sorted() == declared)
    }

    @Test("A class that overrides hit testing or its frame is asked itself")
    func placing() throws {
        let scan = try Self.scan.get()
        let overridden = /override (func (hitTest|point)\(|var (frame|bounds|center|transform): )/
        for name in scan.views where name != "UIView" {
            let text = try #require(scan.classes[name]?.text)
            #expect(
                text.contains(overridden) == text.contains("override class var hasOwnPlacing: Bool { true }"),
                "\(name)")
        }
    }

    @Test(
        "All of the framework's classes announce their changes, except for a few parts",
        arguments: [true, false])
    func flags(isPublic: Bool) throws {
        let scan = try Self.scan.get()
        var silent: [String] = []
        for name in scan.views where scan.classes[name]?.isPublic == isPublic {
            guard let type = scan.classes[name]?.type(named: name) else {
                // One that is private to its file cannot be found by name.
                #expect(name == "ShakeToUndoWindow")
                continue
            }
            #expect(ViewTree.flags(of: type).contains(.isFrameworkClass), "\(name)")
            if !ViewTree.flags(of: type).contains(.announcesChanges) { silent.append(name) }
        }
        #expect(silent == (isPublic ? [] : ["KeyView", "SheetGrabber"]))
    }

    @Test("A subclass elsewhere is asked for everything")
    func subclass() {
        final class Own: UIProgressView {}
        #expect(ViewTree.flags(of: Own.self) == .needsUpdateConstraints)
        #expect(!Own().announcesChanges)
    }

    @Test("A bar that observes progress, and a wheel that its delegate names, do not announce their changes")
    func views() {
        final class Namer: UIPickerViewAccessibilityDelegate {
            func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int)
                -> String?
            { "Name" }
        }
        final class Numbers: UIPickerViewDataSource {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        }
        let bar = UIProgressView()
        #expect(bar.announcesChanges)
        bar.observedProgress = Progress(totalUnitCount: 2)
        #expect(!bar.announcesChanges)
        bar.observedProgress = nil
        #expect(bar.announcesChanges)

        let (numbers, namer) = (Numbers(), Namer())
        let picker = UIPickerView()
        picker.dataSource = numbers
        picker.reloadAllComponents()
        #expect(picker.wheels.map(\.announcesChanges) == [true])
        picker.delegate = namer
        #expect(picker.wheels.map(\.announcesChanges) == [false])
        picker.delegate = nil
        #expect(picker.wheels.map(\.announcesChanges) == [true])
    }

    @Test("A switch that is resized with its superview keeps its own size")
    func ownSize() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let toggle = UISwitch(frame: .zero)
        toggle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(toggle)
        let size = toggle.frame.size
        outer.frame.size = CGSize(width: 300, height: 300)
        #expect(toggle.frame.size == size)
    }
}
