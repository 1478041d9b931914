import Foundation
import HeadlessNibs

/// Finds the smallest part of a file in which something still goes wrong: a view has the same wrong frame, or layout loops.
@MainActor
struct SmallestSubtree {
    /// What must still be so in a part, for it to show the fault.
    private enum Fault: Equatable {
        case frame(id: String, actual: CGRect)
        case ending(ChildProcess.Ending)
    }

    /// Parts are small: one that takes longer does not end.
    private static let secondsPerTry = 0.4

    private let document: NibDocument
    private let givesText: Bool
    private let fault: Fault

    /// Prints the smallest part of a file that shows its first fault.
    static func print(in path: String, givesText: Bool) {
        do {
            let document = try NibFiles.document(path)
            guard let search = SmallestSubtree(document, givesText: givesText) else {
                Swift.print("\(path): no view differs by itself.")
                return
            }
            let part = search.reduced(search.narrowed(document.root))
            Swift.print("\(path): \(search.summary)")
            Swift.print(part.sourceText(indent: 0))
        } catch {
            Swift.print("\(error)")
        }
    }

    private init?(_ document: NibDocument, givesText: Bool) {
        self.document = document
        self.givesText = givesText
        let (ending, views) = Self.measure(document, givesText)
        if ending != .finished {
            fault = .ending(ending)
        } else if let view = views.first(where: { $0.agreement != .equal && $0.cause == .none }) {
            fault = .frame(id: view.id, actual: view.actual)
        } else {
            return nil
        }
    }

    private var summary: String {
        switch fault {
        case .frame(let id, let actual): "\(id) is at \(actual.shortText) here"
        case .ending(.timedOut): "layout does not end"
        case .ending(let ending): "\(ending)"
        }
    }

    // MARK: Trying parts

    /// The part of the file with the view's superview at the top, or the least of its ancestors that does.
    private func narrowed(_ root: NibElement) -> NibElement {
        var candidates: [NibElement] = []
        root.visit { element in
            guard element.child("rect") != nil,
                element.child("subviews") != nil || element.child("constraints") != nil
            else { return }
            candidates.append(element)
        }
        // The deepest come last.
        for candidate in candidates.reversed() {
            let part = root.with(objects: [candidate])
            if shows(part) { return part }
        }
        return root
    }

    /// Takes away whatever changes nothing, until nothing can be taken away.
    private func reduced(_ root: NibElement) -> NibElement {
        var root = root
        var isSmaller = true
        while isSmaller {
            isSmaller = false
            // From the outside in, and at each depth from the end, so that the paths of what is left stay.
            var depth = 1
            while root.pathsOfRemovable().contains(where: { $0.count >= depth }) {
                for path in root.pathsOfRemovable().filter({ $0.count == depth }).reversed() {
                    guard let smaller = root.removing(path[...]), shows(smaller) else { continue }
                    root = smaller
                    isSmaller = true
                }
                depth += 1
            }
        }
        return root
    }

    private func shows(_ root: NibElement) -> Bool {
        guard let part = try? NibDocument(root: root, file: document.file) else { return false }
        let (ending, views) = Self.measure(part, givesText)
        switch fault {
        case .ending(let wanted): return ending == wanted
        case .frame(let id, let actual):
            guard ending == .finished, let view = views.first(where: { $0.id == id }) else { return false }
            return view.actual == actual && view.agreement != .equal
        }
    }

    private static func measure(_ document: NibDocument, _ givesText: Bool)
        -> (ChildProcess.Ending, [ViewMeasurement])
    {
        let child = ChildProcess {
            for view in FileMeasurement(document, givesText: givesText).views { Swift.print(view.message) }
        }
        guard let child else { return (.crashed("no process"), []) }
        while true {
            if let (ending, output) = child.result(limit: secondsPerTry) {
                return (ending, output.compactMap { ViewMeasurement(message: $0) })
            }
            usleep(500)
        }
    }
}

extension NibElement {
    /// The document with other objects, and without scenes.
    fileprivate func with(objects: [NibElement]) -> NibElement {
        let list = NibElement(name: "objects", children: objects, line: line)
        let kept = children.filter { ["device", "resources", "designables"].contains($0.name) }
        let isStoryboard = self["type"]?.contains("Storyboard") ?? false
        let type = isStoryboard ? "com.apple.InterfaceBuilder3.CocoaTouch.XIB" : self["type"] ?? ""
        let rest = attributes.filter { $0.name == "toolsVersion" || $0.name == "targetRuntime" }
        return NibElement(
            name: name, attributes: [Attribute(name: "type", value: type)] + rest, children: kept + [list],
            line: line)
    }

    /// The paths, by indices of children, to everything that may be missing.
    fileprivate func pathsOfRemovable() -> [[Int]] {
        children.enumerated().flatMap { index, child -> [[Int]] in
            let inner = child.pathsOfRemovable().map { [index] + $0 }
            return ["device", "objects", "rect", "fontDescription"].contains(child.name)
                ? inner : [[index]] + inner
        }
    }

    /// The element without the one at a path; `nil` if there is none.
    fileprivate func removing(_ path: ArraySlice<Int>) -> NibElement? {
        guard let index = path.first, children.indices.contains(index) else { return nil }
        var children = children
        if path.count == 1 {
            children.remove(at: index)
        } else {
            guard let child = children[index].removing(path.dropFirst()) else { return nil }
            children[index] = child
        }
        return NibElement(name: name, attributes: attributes, children: children, text: text, line: line)
    }

    /// The element as it would stand in a file.
    fileprivate func sourceText(indent: Int) -> String {
        let space = String(repeating: "  ", count: indent)
        let values = attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
        guard !children.isEmpty else {
            return text.isEmpty
                ? "\(space)<\(name)\(values)/>" : "\(space)<\(name)\(values)>\(text)</\(name)>"
        }
        let inner = children.map { $0.sourceText(indent: indent + 1) }.joined(separator: "\n")
        return "\(space)<\(name)\(values)>\n\(inner)\n\(space)</\(name)>"
    }
}
