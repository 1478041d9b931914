import FailureReporting

/// A misuse of the device by a test.
package enum DeviceFailure: Failure {
    case urlIsForOthers(String)

    package var description: String {
        switch self {
        case .urlIsForOthers(let url):
            "The system does not open \(url) in the application, which declares neither its scheme nor its host."
                + " Add it to UIApplication.shared.declarations: urlSchemes or associatedDomains."
        }
    }
}
