extension URLSession {
    /// What becomes of an authentication challenge.
    public enum AuthChallengeDisposition: Int, Sendable {
        case useCredential, performDefaultHandling, cancelAuthenticationChallenge, rejectProtectionSpace
    }

    /// What becomes of a response whose headers have come.
    public enum ResponseDisposition: Int, Sendable {
        /// The task is cancelled.
        case cancel
        /// The body is loaded.
        case allow
        /// The body is loaded into a file, by a download task that the delegate gets.
        case becomeDownload
    }
}
