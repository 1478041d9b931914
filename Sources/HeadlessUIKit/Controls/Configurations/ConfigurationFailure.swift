import FailureReporting

/// What can be wrong with how something is configured.
package struct ConfigurationFailure: Failure {
    package let description: String

    @MainActor
    static func notSupported(
        _ view: UIView, _ configuration: any UIContentConfiguration
    ) -> ConfigurationFailure {
        ConfigurationFailure(
            description: "\(view.summary) cannot show a \(type(of: configuration))."
                + " It shows what it showed before.")
    }
}
