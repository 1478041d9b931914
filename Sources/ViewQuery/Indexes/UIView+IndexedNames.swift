import HeadlessUIKit

extension UIView {
    /// All labels, texts and values by which the view may be found: with folded whitespace, and the text as it is, too.
    var indexedNames: [String] {
        let label = accessibilityLabel
        let text = contentText
        let placeholder = placeholderText
        let value = accessibilityValue
        // Nearly all views have one name, or none.
        if placeholder == nil, value == nil, text == nil || text == label {
            guard let label else { return [] }
            if TextFolding.whiteSpace.isIdle(for: label) { return [label] }
        }
        var names: [String] = []
        for name in [label, text, placeholder, value].compactMap({ $0 }).map({ $0.folded(by: .whiteSpace) })
        where !names.contains(name) {
            names.append(name)
        }
        if let text, !names.contains(text) { names.append(text) }
        return names
    }

    /// Whether the view lists accessibility elements in place of its subviews, as far as it can be asked.
    var listsElements: Bool {
        var budget = 1
        return listedObjects(budget: &budget) != nil
    }
}
