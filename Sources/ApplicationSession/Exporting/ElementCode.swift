import HeadlessUIKit
import Robot
import ViewQuery

extension AccessibleElement {
    /// A query that finds the element alone, as Swift: by its role and name, else by its identifier, else by its place
    /// among those that are alike.
    var code: String {
        let name = label ?? ""
        if !name.isEmpty, isOnly(in: allElements(withRole(role, named: name))) {
            return "theOnlyElement(withRole(.\(role.rawValue), named: \(name.quoted)))"
        }
        if let identifier, !identifier.isEmpty, isOnly(in: allElements(withIdentifier(identifier))) {
            return "theOnlyElement(withIdentifier(\(identifier.quoted)))"
        }
        let alike = allElements(withRole(role)).elements
        let words =
            name.isEmpty
            ? "withRole(.\(role.rawValue))" : "withRole(.\(role.rawValue), named: \(name.quoted))"
        let several = name.isEmpty ? alike : allElements(withRole(role, named: name)).elements
        guard let index = several.firstIndex(of: self) else { return "allElements(\(words)).inAllWindows()" }
        return "allElements(\(words))[\(index)]"
    }

    /// The same as what a tap touches: scrolled into view if it is off the screen.
    var codeOfTarget: String {
        frame.intersects(UIScreen.main.bounds) ? code : "\(code).scrolledIntoView"
    }

    private func isOnly(in query: ElementQuery) -> Bool { query.elements == [self] }
}

extension Duration {
    /// The duration as Swift.
    var code: String {
        let milliseconds = Int((inSeconds * 1000).rounded())
        return milliseconds % 1000 == 0
            ? ".seconds(\(milliseconds / 1000))" : ".milliseconds(\(milliseconds))"
    }
}
