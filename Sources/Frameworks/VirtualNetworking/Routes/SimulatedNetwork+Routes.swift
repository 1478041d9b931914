import FailureReporting
import Foundation
import FoundationNetworking

extension SimulatedNetwork {
    /// Answers requests that match a pattern, from now on; of several routes that match, the one that was added last.
    ///
    /// ```swift
    /// network.route("https://api.example.com/items/*") { _ in .json(items).after(.seconds(2)) }
    /// network.route("POST /orders") { request in .json(["id": 7], status: 201) }
    /// network.route("/search?page=2", times: 1) { _ in .status(500) }
    /// ```
    ///
    /// - Parameters:
    ///   - pattern: an address, or a part of one that begins with a slash. `*` stands for any characters of a host
    /// or of
    ///     one part of the path, `**` for any parts of the path, `:name` for one part that the request's
    /// parameters have.
    ///     A query lists items that the request has to have, among others. A method may come first. One that cannot be
    ///     read is a failure, and matches nothing.
    ///   - times: how many requests it answers; later ones are for the routes before it.
    ///   - answer: called on the main actor when a request is sent. It may fall through to the next route by headers,
    ///     body and whatever else the request has. An error that it throws is a failure, and the request's task
    /// fails with
    ///     `URLError.badServerResponse`.
    /// - Returns: the route, which counts what it answers.
    @discardableResult
    public func route(
        _ pattern: String, times: Int? = nil, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        answer: @escaping NetworkRoute.Answer
    ) -> NetworkRoute {
        add(pattern, times, CallSite(fileID, filePath, line, column), answer)
    }

    /// Answers requests that match a pattern one after another: each answer once, and the last one from then on.
    ///
    /// ```swift
    /// network.route("/items", answers: [.status(500), .json(items)])
    /// ```
    @discardableResult
    public func route(
        _ pattern: String, answers: [NetworkAnswer], fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> NetworkRoute {
        add(pattern, nil, CallSite(fileID, filePath, line, column)) { request in
            answers.isEmpty ? .never : answers[min(request.previousAnswers, answers.count - 1)]
        }
    }

    private func add(
        _ text: String, _ times: Int?, _ site: CallSite, _ answer: @escaping NetworkRoute.Answer
    ) -> NetworkRoute {
        do {
            let route = NetworkRoute(try RequestPattern(text, method: nil), times: times, at: site, answer)
            state.withLock { $0.routes.append(route) }
            return route
        } catch {
            let reason = (error as? RequestPattern.Invalid)?.reason ?? "\(error)"
            NetworkFailure.invalidPattern(text, reason).record(at: site)
            return NetworkRoute(.none, times: 0, at: site, answer)
        }
    }

    /// Removes a route; requests that it has begun to answer get their answers.
    public func remove(_ route: NetworkRoute) {
        state.withLock { $0.routes.removeAll { $0 === route } }
    }

    /// Removes all routes.
    public func removeAllRoutes() {
        let former = state.withLock { state in
            defer { state.routes = [] }
            return state.routes
        }
        withExtendedLifetime(former) {}
    }
}

extension SimulatedNetwork {
    /// Adds a request to the list.
    func note(_ request: URLRequest, to url: URL, body: Data?, at site: CallSite?) -> NetworkRequest {
        let time = now
        return state.withLock { state in
            let entry = NetworkRequest(
                request, url: url, body: body, number: state.requests.count, at: time, site: site)
            state.requests.append(entry)
            return entry
        }
    }

    /// Notes what became of a request, and tells the observer of the test.
    func note(
        _ outcome: NetworkRequest.Outcome, of number: Int, _ response: URLResponse?, body: Data = Data()
    ) {
        let time = now
        let request = state.withLock { state -> NetworkRequest? in
            guard state.requests.indices.contains(number), state.requests[number].outcome == .pending else {
                return nil
            }
            state.requests[number].outcome = outcome
            state.requests[number].duration = state.requests[number].time.duration(to: time)
            state.requests[number].response = response
            state.requests[number].responseBody = response == nil ? nil : body
            return state.requests[number]
        }
        guard let request else { return }
        tell(request.event(hiding: NetworkSecrets(secrets)))
        if case .answered = outcome { record(request, response, body: body) }
    }

    /// The answer of the first route that has one; `nil` without a route. What a closure throws has been recorded.
    @MainActor
    func answer(to request: NetworkRequest) -> NetworkAnswer? {
        for route in state.withLock({ $0.routes }).reversed() where route.isOpen {
            guard let parameters = route.pattern.match(request) else { continue }
            var asked = request
            (asked.parameters, asked.previousAnswers) = (parameters, route.beginAnswer())
            do {
                let answer = try route.answer(asked)
                if case .fallThrough = answer.kind {
                    route.fallThrough()
                    continue
                }
                guard case .invalid(let reason) = answer.kind else { return answer }
                NetworkFailure.invalidAnswer(request.name, reason, route: route.text).record(at: route.site)
            } catch {
                NetworkFailure.routeThrew(request.name, "\(error)", route: route.text).record(at: route.site)
            }
            return .failure(.badServerResponse)
        }
        return nil
    }

    /// Records that a request has no route, once for each method and URL.
    func reportMissingRoute(for request: NetworkRequest) {
        let (isNew, routes) = state.withLock { ($0.reported.insert(request.name).inserted, $0.routes) }
        guard isNew else { return }
        var nearest: (text: String, count: Int)?
        for route in routes.reversed() {
            var differences = route.pattern.differences(from: request)
            if differences.isEmpty {
                differences = ["it has answered \(route.count) already, or fell through"]
            }
            guard differences.count < nearest?.count ?? .max else { continue }
            nearest = ("\(route.text) (\(differences.joined(separator: ", ")))", differences.count)
        }
        let failure = NetworkFailure.noRoute(
            request.name, begunAt: request.site.flatMap { $0.isOfFramework ? nil : "\($0)" },
            nearest: nearest?.text)
        if FailureRecorder.isTesting || FailureCollector.receiver != 0 {
            failure.record()
        } else {
            // A program that is no test goes on, as a device without a connection does.
            failure.recordWarning()
        }
    }
}
