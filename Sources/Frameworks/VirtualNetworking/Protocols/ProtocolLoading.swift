import FailureReporting
import Foundation
import FoundationNetworking
import TimeLapse

extension TaskLoading {
    /// Lets a class of the application load the request.
    func load(by type: URLProtocol.Type) {
        let client = ProtocolLoading(self)
        protocolLoading = client
        let canonical = type.canonicalRequest(for: request)
        task.content.withLock { $0.currentRequest = canonical }
        let cached = cache?.cachedResponse(for: request)
        client.loader =
            type.canInit(with: task)
            ? type.init(task: task, cachedResponse: cached, client: client)
            : type.init(request: canonical, cachedResponse: cached, client: client)
        waitForMore()
        client.loader?.startLoading()
    }

    fileprivate func redirect(to request: URLRequest, _ response: URLResponse) {
        protocolLoading?.stop()
        protocolLoading = nil
        guard let response = response as? HTTPURLResponse else {
            redirects += 1
            return load(request)
        }
        askWhetherToFollow(response, to: request)
    }

    fileprivate func receive(_ response: URLResponse, isStorable: Bool) {
        self.isStorable = isStorable
        transactions.last?.response = response
        transactions.last?.responseStartDate = network.date
        deliver(response)
    }

    fileprivate func receive(_ data: Data) {
        pieces.append(.init(data: data, pause: .zero))
        pump()
    }

    fileprivate func receiveEnd() {
        isComplete = true
        pump()
    }
}

/// The client of a class of the application that loads a request: hands on what it tells, on the clock.
final class ProtocolLoading: NSObject, URLProtocolClient, @unchecked Sendable {
    // Sendable: the loading is used on the main actor alone, and the loader is set there before it begins.
    private weak var loading: TaskLoading?
    private let network: SimulatedNetwork
    private let (name, site): (String, CallSite?)
    var loader: URLProtocol?

    @MainActor
    init(_ loading: TaskLoading) {
        self.loading = loading
        network = loading.network
        (name, site) = (loading.name, loading.task.site)
    }

    func stop() {
        let loader = loader
        self.loader = nil
        loader?.stopLoading()
    }

    /// Runs a step of the loading: at once on the main queue, where all is in its order, or else as time moves.
    private func pass(_ step: @escaping @MainActor @Sendable (TaskLoading) -> Void) {
        let action: @MainActor @Sendable () -> Void = { [self] in
            if let loading, loading.isRunning, loading.protocolLoading === self { step(loading) }
        }
        if MainQueue.isCurrent { return MainActor.assumeIsolated(action) }
        network.scheduleElsewhere(after: .zero, name: name, at: site, action)
        network.noteSent(at: site)
    }

    func urlProtocol(
        _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse
    ) {
        pass { $0.redirect(to: request, redirectResponse) }
    }

    func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse) {
        pass { loading in
            loading.receive(cachedResponse.response, isStorable: false)
            loading.receive(cachedResponse.data)
        }
    }

    func urlProtocol(
        _ protocol: URLProtocol, didReceive response: URLResponse,
        cacheStoragePolicy policy: URLCache.StoragePolicy
    ) {
        pass { $0.receive(response, isStorable: policy != .notAllowed) }
    }

    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) {
        pass { $0.receive(data) }
    }

    func urlProtocolDidFinishLoading(_ protocol: URLProtocol) {
        pass { $0.receiveEnd() }
    }

    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) {
        pass { $0.task.finish(error) }
    }
}
