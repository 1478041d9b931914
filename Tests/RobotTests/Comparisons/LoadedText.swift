import Robot

/// What a request comes to, as a text such as `200 tea` or `failed: -1009`, once nothing is to be done any more.
@MainActor
func loadedText(
    _ address: String, _ method: String = "GET", body: String? = nil, headers: [String: String] = [:],
    in session: URLSession = .shared
) -> String {
    begin(address, method, body: body, headers: headers, in: session)
    TimeLapse.runUntilIdle()
    guard let request = SimulatedDevice.current.network.requests.last else { return "nothing was sent" }
    return text(of: request)
}

/// Begins a request, whose answer nobody waits for.
@discardableResult
func begin(
    _ address: String, _ method: String = "GET", body: String? = nil, headers: [String: String] = [:],
    in session: URLSession = .shared
) -> URLSessionDataTask? {
    guard let url = URL(string: address) else { return nil }
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.httpBody = body.map { Data($0.utf8) }
    request.allHTTPHeaderFields = headers
    let task = session.dataTask(with: request)
    task.resume()
    return task
}

private func text(of request: NetworkRequest) -> String {
    switch request.outcome {
    case .pending: "pending"
    case .failed(let code): "failed: \(code.rawValue)"
    case .answered(let status): "\(status) \(String(decoding: request.responseBody ?? Data(), as: UTF8.self))"
    }
}
