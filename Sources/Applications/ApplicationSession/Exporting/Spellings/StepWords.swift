/// Writes steps in the words of a library.
protocol StepWords {
    /// The lines for a step; `nil` if the library has no words for it.
    ///
    /// - Parameters:
    ///   - isTimed: whether time that passed is written as such, and not as what was waited for.
    ///   - next: the step after it.
    func lines(for step: RecordedStep, before next: RecordedStep?, isTimed: Bool) -> [String]?
}
