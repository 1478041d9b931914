/// Why a nib or a storyboard cannot be had, and what to do about it.
package struct NibProblem: Error, Equatable {
    /// One sentence or more, with full stops.
    package let text: String
    package let cure: String

    package init(_ text: String, cure: String) {
        (self.text, self.cure) = (text, cure)
    }
}
