import FailureReporting

/// A nib or a storyboard that cannot be had, or that lacks what code asks it for.
package struct NibFailure: DescribedFailure {
    package let description: String

    package init(description: String) {
        self.description = description
    }

    /// Says why, what stands for the objects so that the test goes on, and what to do.
    package init(_ problem: NibProblem, _ result: String) {
        description = "\(problem.text) \(result)\nTry: \(problem.cure)"
    }
}
