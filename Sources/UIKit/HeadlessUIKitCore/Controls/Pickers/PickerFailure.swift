import FailureReporting

/// A mistake in how view code uses a picker, or in what it returns to one.
struct PickerFailure: DescribedFailure {
    let description: String
}
