// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UIStackViewKeys: UIStackView {}
extension UIStackView: UIStackViewKeys {}
extension UIStackViewKeys {
    @MainActor static var keysOfUIStackView: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "alignment": \.alignment,
                "arrangedSubviews": \.arrangedSubviews,
                "axis": \.axis,
                "distribution": \.distribution,
                "isBaselineRelativeArrangement": \.isBaselineRelativeArrangement,
                "isLayoutMarginsRelativeArrangement": \.isLayoutMarginsRelativeArrangement,
                "spacing": \.spacing,
            ])
    }
}
