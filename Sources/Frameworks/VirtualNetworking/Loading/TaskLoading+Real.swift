import Foundation
import FoundationNetworking
import TimeLapse

extension TaskLoading {
    /// Sends the request to the real server; its answer takes real time, of which waits of the test allow some.
    func loadReally() {
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
                loading.object.receiveReal(data, response, error)
            }
            network.noteSent(at: task.site)
            end()
            real.finishTasksAndInvalidate()
        }
        .resume()
    }

    private func receiveReal(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        guard isRunning else { return }
        if let error { return task.finish(error) }
        guard let response = response as? HTTPURLResponse else { return fail(.badServerResponse) }
        (pieces, next, isComplete) = ([.init(data: data ?? Data(), pause: .zero)], 0, true)
        receive(response)
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
