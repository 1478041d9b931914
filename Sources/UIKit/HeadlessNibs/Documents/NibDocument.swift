import Foundation

/// A nib or a storyboard as it stands in its file: elements with their lines, by their ids; no views.
package struct NibDocument: Sendable {
    package enum Kind: Sendable {
        case nib
        case storyboard
    }

    package let file: String
    package let kind: Kind
    /// The element `document`.
    package let root: NibElement
    /// The screen on which Xcode showed it last.
    package let device: NibDevice
    /// The version of Xcode's tools that stored it, such as 17701; 0 if that is not a number.
    package let toolsVersion: Double
    /// The sizes of views whose classes draw themselves on the canvas, by the views' ids.
    package let designSizes: [String: CGSize]
    /// The images and colours that the document names, with the sizes and values that they had.
    package let resources: NibResources
    /// The elements with an id; of several with the same, the first.
    package let elements: NibElements
    /// A storyboard's scenes by the object IDs of their controllers, and its controllers by their identifiers.
    let scenes: [String: NibElement]
    let controllers: [String: NibElement]
    /// What is wrong with the file as a whole, such as ids that are there twice.
    package let report: NibReport

    /// Reads the content of a file.
    ///
    /// - Parameter file: its name, for errors and reports.
    /// - Throws: ``NibFileError`` if it is not XML, or not a nib or storyboard for iOS.
    package init(reading bytes: [UInt8], file: String) throws(NibFileError) {
        if bytes.starts(with: Array("bplist".utf8)) || bytes.starts(with: Array("NIBArchive".utf8)) {
            throw NibFileError(file: file, line: 1, reason: .binary)
        }
        let root: NibElement
        do {
            root = try XMLReader.root(of: bytes)
        } catch {
            throw NibFileError(file: file, line: error.line, reason: NibFileError.Reason(error.reason))
        }
        try self.init(root: root, file: file)
    }

    /// Makes a document of elements, such as a part of another one.
    package init(root: NibElement, file: String) throws(NibFileError) {
        guard let kind = Self.kind(of: root) else {
            let type = (root["type"] ?? root["targetRuntime"]).map { " of the type \($0)" } ?? ""
            throw NibFileError(file: file, line: root.line, reason: .otherFormat("<\(root.name)>\(type)"))
        }
        self.file = file
        self.kind = kind
        self.root = root
        device =
            root.child("device").map {
                NibDevice(named: $0.id ?? "", isLandscape: $0["orientation"] == "landscape")
            } ?? .standard
        toolsVersion =
            root["toolsVersion"].flatMap { Double($0.split(separator: ".").first ?? "") } ?? 0
        resources = NibResources(root.child("resources"))
        designSizes = Self.designSizes(root.child("designables"))
        (elements, report) = Self.index(root, file: file)
        (scenes, controllers) = Self.index(root)
    }

    private static func designSizes(_ element: NibElement?) -> [String: CGSize] {
        var sizes: [String: CGSize] = [:]
        for designable in element?.children ?? [] {
            guard let name = designable["name"], let size = designable.child(key: "intrinsicContentSize")
            else {
                continue
            }
            sizes[name] = CGSize(
                width: Double(size["width"] ?? "") ?? -1, height: Double(size["height"] ?? "") ?? -1)
        }
        return sizes
    }

    private static func kind(of root: NibElement) -> Kind? {
        guard root.name == "document", let type = root["type"] else { return nil }
        return switch type {
        case "com.apple.InterfaceBuilder3.CocoaTouch.XIB": .nib
        case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": .storyboard
        default: nil
        }
    }

    private static func index(_ root: NibElement, file: String) -> (NibElements, NibReport) {
        var elements = NibElements(capacity: root.idCount)
        var report = NibReport(file: file)
        root.visit { element in
            // The device's id is the name of a screen, and a placeholder's may be that of one in another scene.
            guard let id = element.idSlice, !element.hasName("device"), !element.hasName("adaptation") else {
                return
            }
            if let first = elements.add(element, id), !element.hasName("placeholder") {
                report.add(.duplicateID(firstLine: first.line), at: element)
            }
        }
        return (elements, report)
    }

    /// The elements of the objects at the top of a nib, or of a storyboard's scenes.
    package var topLevel: [NibElement] {
        switch kind {
        case .nib: root.child("objects")?.children ?? []
        case .storyboard:
            (root.child("scenes")?.children ?? []).flatMap { $0.child("objects")?.children ?? [] }
        }
    }
}
