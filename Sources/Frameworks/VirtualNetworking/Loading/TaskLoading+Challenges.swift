import Foundation
import FoundationNetworking

extension TaskLoading {
    /// What a delegate decides about a challenge.
    private struct Decision: Sendable {
        var disposition: URLSession.AuthChallengeDisposition
        var credential: URLCredential?
    }

    /// The space that a response asks a name and a password for (RFC 7617); `nil` for other schemes.
    func protectionSpace(of response: HTTPURLResponse) -> URLProtectionSpace? {
        guard let text = response.value(forHTTPHeaderField: "WWW-Authenticate"),
            text.lowercased().hasPrefix("basic"), let url = request.url, let host = url.host
        else { return nil }
        let realm = text.range(of: "realm=\"", options: .caseInsensitive)
            .map { String(text[$0.upperBound...].prefix { $0 != "\"" }) }
        return space(url, host, realm: realm, NSURLAuthenticationMethodHTTPBasic)
    }

    private func space(_ url: URL, _ host: String, realm: String?, _ method: String) -> URLProtectionSpace {
        let isSecure = url.scheme?.lowercased() == "https"
        return URLProtectionSpace(
            host: host, port: url.port ?? (isSecure ? 443 : 80), protocol: isSecure ? "https" : "http",
            realm: realm, authenticationMethod: method)
    }

    /// Asks for a name and a password, and sends the request again with them.
    func answerChallenge(_ space: URLProtectionSpace, _ response: HTTPURLResponse) {
        let proposed = settings.urlCredentialStorage?.defaultCredential(for: space)
        let failures = failedChallenges
        decide(space, proposed, failures, response) { [self] decision in
            switch decision.disposition {
            case .useCredential: use(decision.credential, for: response)
            case .performDefaultHandling: use(failures == 0 ? proposed : nil, for: response)
            case .rejectProtectionSpace: deliver(response)
            case .cancelAuthenticationChallenge: fail(.cancelled)
            }
        }
    }

    private func use(_ credential: URLCredential?, for response: HTTPURLResponse) {
        guard let user = credential?.user, let password = credential?.password else {
            return deliver(response)
        }
        failedChallenges += 1
        if let number { network.note(.answered(status: response.statusCode), of: number, response) }
        var request = request
        // The stream of a body has been read.
        if request.httpBodyStream != nil { request.httpBody = body }
        request.setValue(
            "Basic " + Data("\(user):\(password)".utf8).base64EncodedString(),
            forHTTPHeaderField: "Authorization")
        load(request)
    }

    /// Asks whether a certificate is trusted that the system does not trust, and goes on if so.
    func checkTrust(then goOn: @escaping @MainActor @Sendable () -> Void) {
        guard let url = request.url, let host = url.host else { return fail(.badURL) }
        let space = space(url, host, realm: nil, VirtualNetworking::NSURLAuthenticationMethodServerTrust)
        decide(space, nil, 0, nil) { [self] decision in
            switch decision.disposition {
            case .useCredential: goOn()
            case .cancelAuthenticationChallenge: fail(.cancelled)
            case .performDefaultHandling, .rejectProtectionSpace: fail(.serverCertificateUntrusted)
            }
        }
    }

    private func decide(
        _ space: URLProtectionSpace, _ proposed: URLCredential?, _ failures: Int,
        _ response: HTTPURLResponse?, then goOn: @escaping @MainActor @Sendable (Decision) -> Void
    ) {
        let isOfSession =
            space.authenticationMethod == VirtualNetworking::NSURLAuthenticationMethodServerTrust
        let sender = NoSender()
        let challenge = URLAuthenticationChallenge(
            protectionSpace: space, proposedCredential: proposed, previousFailureCount: failures,
            failureResponse: response, error: nil, sender: sender)
        let box = ChallengeBox(challenge: challenge)
        let ofTask = DelegateQuestion<Decision> {
            (delegate: any URLSessionTaskDelegate, session, task, answer) in
            delegate.urlSession(session, task: task, didReceive: box.challenge) {
                answer(Decision(disposition: $0, credential: $1))
            }
        } async: { delegate, session, task in
            let (disposition, credential) = await delegate.urlSession(
                session, task: task, didReceive: box.challenge)
            return Decision(disposition: disposition, credential: credential)
        }
        let standard = Decision(disposition: .performDefaultHandling)
        guard isOfSession else { return ask(standard: standard, ofTask, then: goOn) }
        let ofSession = DelegateQuestion<Decision> {
            (delegate: any URLSessionDelegate, session, _, answer) in
            delegate.urlSession(session, didReceive: box.challenge) {
                answer(Decision(disposition: $0, credential: $1))
            }
        } async: { delegate, session, _ in
            let (disposition, credential) = await delegate.urlSession(session, didReceive: box.challenge)
            return Decision(disposition: disposition, credential: credential)
        }
        ask(standard: standard, ofSession, ofTask, then: goOn)
    }
}

/// A challenge on its way to the delegate's queue.
private struct ChallengeBox: @unchecked Sendable {
    // Sendable: nothing changes the challenge.
    let challenge: URLAuthenticationChallenge
}

/// The sender of challenges, which delegates answer by their handlers.
private final class NoSender: NSObject, URLAuthenticationChallengeSender, Sendable {
    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
    func cancel(_ challenge: URLAuthenticationChallenge) {}
    func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
    func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}
