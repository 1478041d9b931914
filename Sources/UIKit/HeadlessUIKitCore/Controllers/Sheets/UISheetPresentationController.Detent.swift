import FailureReporting

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    public final class Detent: NSObject {
        /// The name of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String

            /// Makes an identifier with a name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// Makes an identifier with a name.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// About half of the screen.
            public static let medium = Self("com.apple.UIKit.medium")
            /// All of the screen but a strip at the top.
            public static let large = Self("com.apple.UIKit.large")
        }

        /// The values from which a custom detent computes its height.
        public struct ResolutionContext {
            /// The traits of the sheet's container.
            public let containerTraitCollection: UITraitCollection
            /// The height of the large detent, in points, without the safe area at the bottom.
            public let maximumDetentValue: CGFloat
        }

        enum Kind {
            case medium
            case large
            case custom(@MainActor (ResolutionContext) -> CGFloat?)
        }

        /// The identifier, by which the detent is selected.
        public let identifier: Identifier
        let kind: Kind
        /// Whether a height that is not finite was reported: each layout reads the height again.
        private var isReported = false

        private init(_ identifier: Identifier, _ kind: Kind) {
            self.identifier = identifier
            self.kind = kind
        }

        /// A detent at about half of the screen's height.
        public static func medium() -> Detent { Detent(.medium, .medium) }

        /// A detent at the screen's height without a strip at the top.
        public static func large() -> Detent { Detent(.large, .large) }

        /// A detent whose height `resolver` returns.
        ///
        /// - Parameters:
        ///   - identifier: the name; if `nil`, one that is unique in the sheet.
        ///   - resolver: returns the height in points without the safe area at the bottom; `nil` leaves out the detent.
        ///     A height of zero or below counts as `nil`; so does one that is not finite, which is a failure.
        public static func custom(
            identifier: Identifier? = nil, resolver: @escaping @MainActor (ResolutionContext) -> CGFloat?
        ) -> Detent {
            let name = identifier ?? Identifier(UIApplication.shared.nextActionName())
            return Detent(name, .custom(resolver))
        }

        /// Returns whether a height is finite; the first that is not is a failure.
        private func checkFinite(_ height: CGFloat) -> Bool {
            if height.isFinite { return true }
            if !isReported { NumberFailure.detent(identifier.rawValue, height.shortText).record() }
            isReported = true
            return false
        }

        /// Returns the height in a context; `nil` if the detent is left out there.
        public func resolvedValue(in context: ResolutionContext) -> CGFloat? {
            switch kind {
            case .large: return context.maximumDetentValue
            case .medium:
                return context.containerTraitCollection.verticalSizeClass == .compact
                    ? nil : context.maximumDetentValue * UISheetPresentationController.mediumShare
            case .custom(let resolver):
                guard let height = resolver(context), checkFinite(height), height > 0 else { return nil }
                return min(height, context.maximumDetentValue)
            }
        }
    }
}
