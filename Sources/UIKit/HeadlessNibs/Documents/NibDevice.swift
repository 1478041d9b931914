import Foundation
import HeadlessUIKitCore

/// The device on whose screen Xcode showed a document when it was last stored.
package struct NibDevice: Hashable, Sendable {
    /// Xcode's name of the screen, such as `retina6_1`.
    package var id: String
    package var isLandscape: Bool
    /// The screen's size in points, in the document's orientation.
    package var size: CGSize
    /// Pixels per point.
    package var scale: CGFloat
    package var idiom: UIUserInterfaceIdiom
    /// Whether the screen has a home indicator, and round corners.
    package var hasHomeIndicator: Bool

    package var sizeClasses: NibSizeClasses {
        if idiom == .pad { return NibSizeClasses(horizontal: .regular, vertical: .regular) }
        let isWide = isLandscape && size.width >= 736 && size.height >= 414
        return NibSizeClasses(
            horizontal: isWide ? .regular : .compact, vertical: isLandscape ? .compact : .regular)
    }

    /// The device of documents that name none, from before Xcode chose one: 375 by 667 points.
    package static let standard = NibDevice(named: "retina4_7", isLandscape: false)

    package init(named id: String, isLandscape: Bool) {
        let model = Self.models[id] ?? Self.Model(375, 667, 2)
        self.id = id
        self.isLandscape = isLandscape
        size =
            isLandscape
            ? CGSize(width: model.height, height: model.width)
            : CGSize(width: model.width, height: model.height)
        scale = model.scale
        idiom = model.isPad ? .pad : .phone
        hasHomeIndicator = model.hasHomeIndicator
    }

    private struct Model {
        var width, height, scale: CGFloat
        var isPad = false
        var hasHomeIndicator = false

        init(
            _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, isPad: Bool = false,
            hasHomeIndicator: Bool = false
        ) {
            (self.width, self.height, self.scale) = (width, height, scale)
            (self.isPad, self.hasHomeIndicator) = (isPad, hasHomeIndicator)
        }

        static func notched(_ width: CGFloat, _ height: CGFloat, _ scale: CGFloat = 3) -> Model {
            Model(width, height, scale, hasHomeIndicator: true)
        }

        static func tablet(_ width: CGFloat, _ height: CGFloat, hasHomeIndicator: Bool = false) -> Model {
            Model(width, height, 2, isPad: true, hasHomeIndicator: hasHomeIndicator)
        }
    }

    private static let models: [String: Model] = [
        "retina3_5": Model(320, 480, 2), "retina4_0": Model(320, 568, 2), "retina4_7": Model(375, 667, 2),
        "retina5_5": Model(414, 736, 3), "retina5_9": .notched(375, 812), "retina5_4": .notched(375, 812),
        "retina6_0": .notched(390, 844), "retina6_1": .notched(414, 896, 2),
        "retina6_12": .notched(393, 852), "retina6_3": .notched(402, 874), "retina6_5": .notched(414, 896),
        "retina6_7": .notched(428, 926), "retina6_72": .notched(430, 932), "retina6_9": .notched(440, 956),
        "ipad9_7": .tablet(768, 1024), "ipad10_2": .tablet(810, 1080), "ipad10_5": .tablet(834, 1112),
        "ipad10_9rounded": .tablet(820, 1180, hasHomeIndicator: true),
        "ipad11_0rounded": .tablet(834, 1194, hasHomeIndicator: true),
        "ipad12_9": .tablet(1024, 1366), "ipad12_9rounded": .tablet(1024, 1366, hasHomeIndicator: true),
        "ipad8_3rounded": .tablet(744, 1133, hasHomeIndicator: true),
    ]
}
