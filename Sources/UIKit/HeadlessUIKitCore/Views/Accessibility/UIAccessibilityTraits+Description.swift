extension UIAccessibilityTraits: CustomStringConvertible {
    /// The traits as the code that makes them: `.button`, `[.button, .selected]`, or `[]` for none.
    ///
    /// An unknown bit is written as `.unknown(1 << 40)`.
    public var description: String {
        var names: [String] = []
        for bit in 0..<UInt64.bitWidth where rawValue & (1 << bit) != 0 {
            let trait = UIAccessibilityTraits(rawValue: 1 << bit)
            names.append(
                Self.names.first { $0.trait == trait }.map { ".\($0.name)" } ?? ".unknown(1 << \(bit))")
        }
        return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
    }

    private static let names: [(trait: UIAccessibilityTraits, name: String)] = [
        (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
        (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
        (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
        (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
        (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
        (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
        (.tabBar, "tabBar"), (.header, "header"), (.supportsZoom, "supportsZoom"),
        (.toggleButton, "toggleButton"),
    ]
}
