import Foundation

// Foundation's `setAttributes(_:range:)` stores a dictionary of Swift's, and compares those beside it as if they were
// its own: it reads other memory then, and ends the program now and then. What is added is stored as its own.
extension NSMutableAttributedString {
    /// Gives a range attributes, and no others, as `setAttributes(_:range:)` does.
    package final func replaceAttributes(with values: [NSAttributedString.Key: Any], in range: NSRange) {
        for key in attributeKeys(in: range).subtracting(values.keys) { removeAttribute(key, range: range) }
        addAttributes(values, range: range)
    }
}

extension NSAttributedString {
    /// The attributes that some character of a range has.
    final func attributeKeys(in range: NSRange) -> Set<NSAttributedString.Key> {
        var keys: Set<NSAttributedString.Key> = []
        var location = range.location
        while location < range.location + range.length {
            var run = NSRange()
            keys.formUnion(attributes(at: location, effectiveRange: &run).keys)
            location = max(run.location + run.length, location + 1)
        }
        return keys
    }
}
