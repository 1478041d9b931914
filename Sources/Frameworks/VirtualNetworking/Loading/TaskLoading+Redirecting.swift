import Foundation
import FoundationNetworking

extension TaskLoading {
    /// How many redirections are followed.
    private static let mostRedirects = 20

    /// The request that a redirection asks for (RFC 9110, 15.4); `nil` if the response is none.
    func redirection(_ response: HTTPURLResponse) -> URLRequest? {
        guard [301, 302, 303, 307, 308].contains(response.statusCode),
            let place = response.value(forHTTPHeaderField: "Location"), let old = request.url,
            let url = URL(string: place, relativeTo: old)?.absoluteURL, url.scheme != nil
        else { return nil }
        var new = request
        new.url = url
        new.setValue(nil, forHTTPHeaderField: "Cookie")
        new.setValue(nil, forHTTPHeaderField: "Content-Length")
        let method = request.httpMethod ?? "GET"
        let becomesGet =
            response.statusCode == 303 && method != "HEAD"
            || [301, 302].contains(response.statusCode) && method == "POST"
        if becomesGet {
            new.httpMethod = "GET"
            new.httpBody = nil
            new.setValue(nil, forHTTPHeaderField: "Content-Type")
        } else {
            new.httpBody = body
        }
        if url.host != old.host { new.setValue(nil, forHTTPHeaderField: "Authorization") }
        return new
    }

    func askWhetherToFollow(_ response: HTTPURLResponse, to new: URLRequest) {
        let question = DelegateQuestion<URLRequest?> {
            (delegate: any URLSessionTaskDelegate, session, task, answer) in
            delegate.urlSession(
                session, task: task, willPerformHTTPRedirection: response, newRequest: new,
                completionHandler: answer)
        } async: { delegate, session, task in
            await delegate.urlSession(
                session, task: task, willPerformHTTPRedirection: response, newRequest: new)
        }
        ask(standard: new, question) { [self] chosen in
            // Without a new request, the redirection itself is the response.
            guard let chosen else { return deliver(response) }
            guard redirects < Self.mostRedirects else { return fail(.httpTooManyRedirects) }
            redirects += 1
            if let number { network.note(.answered(status: response.statusCode), of: number, response) }
            transactions.last?.responseEndDate = network.date
            load(chosen)
        }
    }
}
