import Foundation

extension AttributeScopes {
    /// UIKit's attributes of an `AttributedString`: those that are displayed here.
    ///
    /// ```swift
    /// var title = AttributedString("Save")
    /// title.font = .boldSystemFont(ofSize: 20)
    /// ```
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the text.
        public let foregroundColor: ForegroundColorAttribute

        /// The font of a text.
        public enum FontAttribute: AttributedStringKey {
            /// A font.
            public typealias Value = UIFont
            /// The attribute's name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.font.rawValue
        }

        /// The colour of a text.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// The attribute's name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }
    }

    /// UIKit's attributes.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// Looks up one of UIKit's attributes by its name.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}

extension AttributedString {
    /// The text with its fonts and colours, and with default ones where it has none.
    ///
    /// - Complexity: O(*n*) in the length.
    package func styled(font: UIFont, color: UIColor) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for run in runs {
            let attributes: [NSAttributedString.Key: Any] = [
                .font: run[AttributeScopes.UIKitAttributes.FontAttribute.self] ?? font,
                .foregroundColor: run[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] ?? color,
            ]
            text.append(
                NSAttributedString(string: String(self[run.range].characters), attributes: attributes))
        }
        return text
    }
}
