import FailureReporting

/// A misuse of `SFSafariViewController`.
enum SafariFailure: Failure {
    /// An address that is not of the web.
    case notOfWeb(String)

    var description: String {
        switch self {
        case .notOfWeb(let address):
            "SFSafariViewController(url:) got \(address): it shows addresses of http and https alone, and raises an"
                + " exception on a device."
        }
    }
}
