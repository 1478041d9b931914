import Foundation

extension UIFont {
    /// What tells a font from others of its size.
    struct Face: Hashable, Sendable {
        /// The name of a font that is not the system's.
        var name: String?
        var weight = Weight.regular
        var isItalic = false
        var design = UIFontDescriptor.SystemDesign.default
        var hasDigitsOfOneWidth = false

        init(weight: Weight = .regular, isItalic: Bool = false) {
            self.weight = weight.nearestNamed
            self.isItalic = isItalic
        }

        /// The face of a font with a name, which says how bold it is and whether it is slanted.
        init(named name: String) {
            guard !name.hasPrefix(".") else {
                self = Self.system(name)
                return
            }
            self.name = name
            let words = name.lowercased()
            let weights: [(String, Weight)] = [
                ("ultralight", .ultraLight), ("thin", .thin), ("semibold", .semibold),
                ("demibold", .semibold),
                ("medium", .medium), ("heavy", .heavy), ("black", .black), ("bold", .bold), ("light", .light),
            ]
            weight = weights.first { words.contains($0.0) }?.1 ?? .regular
            isItalic = words.contains("italic") || words.contains("oblique")
        }

        private static func system(_ name: String) -> Face {
            for design in designs {
                for weight in Weight.all {
                    for isItalic in [false, true] {
                        var face = Face(weight: weight, isItalic: isItalic)
                        face.design = design.key
                        if face.fontName == name { return face }
                    }
                }
            }
            return Face()
        }

        private static let designs: KeyValuePairs<UIFontDescriptor.SystemDesign, String> = [
            .default: "SFUI", .serif: "NewYork", .rounded: "SFUIRounded", .monospaced: "SFUIMono",
        ]

        /// The name: `.SFUI-Semibold`, `.SFUI-RegularItalic`, or that of a font that is not the system's.
        var fontName: String {
            if let name { return name }
            let family = Self.designs.first { $0.key == design }?.value ?? "SFUI"
            return ".\(family)-\(weight.name)\(isItalic ? "Italic" : "")"
        }

        var familyName: String {
            name.map { String($0.prefix { $0 != "-" }) } ?? ".AppleSystemUIFont"
        }

        var symbolicTraits: UIFontDescriptor.SymbolicTraits {
            var traits: UIFontDescriptor.SymbolicTraits = []
            if weight.rawValue >= Weight.semibold.rawValue { traits.insert(.traitBold) }
            if isItalic { traits.insert(.traitItalic) }
            if design == .monospaced { traits.insert(.traitMonoSpace) }
            return traits
        }

        /// The face with other traits: what is bold already keeps its weight.
        func with(_ traits: UIFontDescriptor.SymbolicTraits) -> Face {
            var face = self
            face.isItalic = traits.contains(.traitItalic)
            if traits.contains(.traitBold) != symbolicTraits.contains(.traitBold) {
                face.weight = traits.contains(.traitBold) ? .semibold : .regular
            }
            if traits.contains(.traitMonoSpace) { face.design = .monospaced }
            return face
        }
    }
}
