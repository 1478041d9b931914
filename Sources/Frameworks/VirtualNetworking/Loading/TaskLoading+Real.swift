import Foundation
import FoundationNetworking
import TimeLapse

extension TaskLoading {
    /// Sends the request to the real server; its answer takes real time, of which waits of the test allow some, and
    /// then a delay of virtual time.
    ///
    /// - Parameter change: what changes the answer.
    func loadReally(_ change: NetworkAnswer, after delay: Duration) {
        let (task, network, name) = (task, network, name)
        let end = network.beginOutsideWork(name)
        let configuration = FoundationNetworking::URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = settings.timeoutIntervalForRequest
        let real = FoundationNetworking::URLSession(
            configuration: configuration, delegate: StayingDelegate(), delegateQueue: nil)
        var request = request
        request.httpBodyStream = nil
        request.httpBody = body
        let loading = UncheckedReference(self)
        real.dataTask(with: request) { data, response, error in
            network.scheduleElsewhere(after: .zero, name: name, at: task.site) {
                loading.object.wait(delay) {
                    loading.object.receiveReal(data, response, error, changedBy: change)
                }
            }
            network.noteSent(at: task.site)
            end()
            real.finishTasksAndInvalidate()
        }
        .resume()
    }

    private func receiveReal(
        _ data: Data?, _ response: URLResponse?, _ error: (any Error)?, changedBy change: NetworkAnswer
    ) {
        guard isRunning else { return }
        if let error { return task.finish(error) }
        guard let real = response as? HTTPURLResponse, let response = change.changed(real)
        else { return fail(.badServerResponse) }
        (pieces, next, isComplete) = ([.init(data: data ?? Data(), pause: .zero)], 0, true)
        isCutOff = change.isCutOff
        receive(response)
    }
}

extension NetworkAnswer {
    /// A real response, with the headers and the status that are set here.
    fileprivate func changed(_ response: HTTPURLResponse) -> HTTPURLResponse? {
        guard status != nil || !headers.isEmpty, let url = response.url else { return response }
        var fields = headers
        let names = Set(headers.keys.map { $0.lowercased() })
        for (name, value) in response.allHeaderFields where !names.contains("\(name)".lowercased()) {
            fields["\(name)"] = "\(value)"
        }
        return HTTPURLResponse(
            url: url, statusCode: status ?? response.statusCode, httpVersion: "HTTP/1.1", headerFields: fields
        )
    }
}

/// Leaves redirections to the task that is loaded.
private final class StayingDelegate: NSObject, FoundationNetworking::URLSessionTaskDelegate {
    func urlSession(
        _ session: FoundationNetworking::URLSession, task: FoundationNetworking::URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }
}

/// An object of the main actor, on its way there by a thread that does not use it.
private struct UncheckedReference<Object>: @unchecked Sendable {
    // Sendable: the object is used on the main actor alone.
    let object: Object

    init(_ object: Object) { self.object = object }
}
