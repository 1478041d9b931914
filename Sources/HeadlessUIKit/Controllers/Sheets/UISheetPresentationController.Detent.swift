import FailureReporting
import Foundation

extension UISheetPresentationController {
    /// A height at which a sheet comes to rest.
    @preconcurrency @MainActor
    public final class Detent: NSObject {
        /// The name of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String

            /// Makes an identifier of a name.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// Makes an identifier of a name.
            public init(_ rawValue: String) {
                self.init(rawValue: rawValue)
            }

            /// About half of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// All of the screen but a strip at the top.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// What a height depends on.
        public struct ResolutionContext {
            /// The traits of what the sheet is in.
            public let containerTraitCollection: UITraitCollection
            /// The height of the large detent, in points; the safe area at the bottom does not count.
            public let maximumDetentValue: CGFloat
        }

        enum Kind {
            case medium
            case large
            case custom(@MainActor (ResolutionContext) -> CGFloat?)
        }

        /// The name, by which it is selected.
        public let identifier: Identifier
        let kind: Kind
        /// Whether a height that is not finite was reported: layouts ask again and again.
        private var isReported = false

        private init(_ identifier: Identifier, _ kind: Kind) {
            self.identifier = identifier
            self.kind = kind
        }

        /// About half of the screen high.
        public static func medium() -> Detent { Detent(.medium, .medium) }

        /// As high as the screen but for a strip at the top.
        public static func large() -> Detent { Detent(.large, .large) }

        /// As high as `resolver` says.
        ///
        /// - Parameters:
        ///   - identifier: the name; without one, it has one that is like no other's of the sheet.
        ///   - resolver: the height in points without the safe area at the bottom; `nil` for a detent that is left out.
        ///     What is not above zero counts as `nil`, and so does what is not finite, which is a failure.
        public static func custom(
            identifier: Identifier? = nil, resolver: @escaping @MainActor (ResolutionContext) -> CGFloat?
        ) -> Detent {
            let name = identifier ?? Identifier(UIApplication.shared.nextActionName())
            return Detent(name, .custom(resolver))
        }

        /// Whether a height is a finite number; the first that is not is a failure.
        private func isSound(_ height: CGFloat) -> Bool {
            if height.isFinite { return true }
            if !isReported { NumberFailure.detent(identifier.rawValue, height.shortText).record() }
            isReported = true
            return false
        }

        /// The height in a context, as the sheet would ask for it; `nil` if it is left out there.
        public func resolvedValue(in context: ResolutionContext) -> CGFloat? {
            switch kind {
            case .large: return context.maximumDetentValue
            case .medium:
                return context.containerTraitCollection.verticalSizeClass == .compact
                    ? nil : context.maximumDetentValue * UISheetPresentationController.mediumShare
            case .custom(let resolver):
                guard let height = resolver(context), isSound(height), height > 0 else { return nil }
                return min(height, context.maximumDetentValue)
            }
        }
    }
}
