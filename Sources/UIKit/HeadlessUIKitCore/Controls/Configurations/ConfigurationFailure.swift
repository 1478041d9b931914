import FailureReporting

/// A configuration that a view does not support.
struct ConfigurationFailure: DescribedFailure {
    let description: String
}
