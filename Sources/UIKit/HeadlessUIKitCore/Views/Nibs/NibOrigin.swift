/// Where a nib or a storyboard has an object; all that are made of it share one.
package final class NibOrigin: Sendable {
    package let file: String
    package let id: String

    package init(file: String, id: String) {
        (self.file, self.id) = (file, id)
    }

    /// For failures: `Checkout.storyboard, object x7-Tf-2Qa`.
    package var text: String { "\(file), object \(id)" }
}

extension UIView {
    /// Where the file has the view that it was made from; `nil` for views of code.
    package final var nibOrigin: NibOrigin? {
        get { extras?.nibOrigin }
        set { existingOrNewExtras.nibOrigin = newValue }
    }

    /// Applies a nib's variations: called when size classes change, before `traitCollectionDidChange(_:)`.
    package final var nibVariation: (@MainActor (UITraitCollection) -> Void)? {
        get { extras?.rare?.nibVariation }
        set { existingOrNewExtras.rareForChange.nibVariation = newValue }
    }

    /// The origin behind a name in the first line of a failure, in parentheses; empty for views of code.
    package final var originNote: String { nibOrigin.map { " (\($0.text))" } ?? "" }

    /// The summary with the origin, for the first line of failures:
    /// `UILabel "Total" (Checkout.storyboard, object x7-Tf-2Qa)`.
    package final var summaryWithOrigin: String { summary + originNote }
}
