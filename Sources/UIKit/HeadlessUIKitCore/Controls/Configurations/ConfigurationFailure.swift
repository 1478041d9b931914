import FailureReporting

/// A configuration that a view does not support.
package struct ConfigurationFailure: DescribedFailure {
    package let description: String

    package init(description: String) { self.description = description }

    @MainActor
    static func notSupported(
        _ view: UIView, _ configuration: any UIContentConfiguration
    ) -> ConfigurationFailure {
        ConfigurationFailure(
            "\(view.summary) cannot show a \(type(of: configuration))."
                + " The old configuration is kept.")
    }
}
