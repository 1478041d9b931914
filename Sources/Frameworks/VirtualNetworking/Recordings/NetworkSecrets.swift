import Foundation

/// Hides the values of headers, of items of queries and forms, and of keys of JSON, by their names.
struct NetworkSecrets: Sendable {
    /// What stands for a secret.
    private static let mask = "hidden"

    private let names: Set<String>

    init(_ names: [String]) {
        self.names = Set(names.map { $0.lowercased() })
    }

    private func isHidden(_ name: String) -> Bool { names.contains(name.lowercased()) }

    /// The headers by their names.
    func headers(_ headers: [String: String]) -> [(name: String, value: String)] {
        headers.sorted { $0.key < $1.key }.map { ($0.key, isHidden($0.key) ? Self.mask : $0.value) }
    }

    /// The address, which is as it was if nothing of it is hidden.
    func address(_ url: URL) -> String {
        guard var components = URLComponents(url: url, resolvingAgainstBaseURL: false),
            let items = components.percentEncodedQueryItems, items.contains(where: isHidden)
        else { return url.absoluteString }
        components.percentEncodedQueryItems = masked(items)
        return components.string ?? url.absoluteString
    }

    /// The items of the query of an address.
    func items(of url: URL) -> [URLQueryItem] {
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        return items.map { isHidden($0) ? URLQueryItem(name: $0.name, value: Self.mask) : $0 }
    }

    /// A body as text: JSON with its keys in order; `nil` if it is not UTF-8.
    func text(of body: Data, type: String?, isPretty: Bool = false) -> String? {
        if type?.lowercased().hasPrefix("application/x-www-form-urlencoded") == true {
            return String(data: body, encoding: .utf8).map(form)
        }
        let spacing: JSONSerialization.WritingOptions = isPretty ? .prettyPrinted : []
        guard let value = try? JSONSerialization.jsonObject(with: body),
            let data = try? JSONSerialization.data(
                withJSONObject: masked(value), options: [.sortedKeys, .withoutEscapingSlashes, spacing])
        else { return String(data: body, encoding: .utf8) }
        return String(data: data, encoding: .utf8)
    }

    private func form(_ text: String) -> String {
        var components = URLComponents()
        components.percentEncodedQuery = text
        guard let items = components.percentEncodedQueryItems, items.contains(where: isHidden) else {
            return text
        }
        components.percentEncodedQueryItems = masked(items)
        return components.percentEncodedQuery ?? text
    }

    private func isHidden(_ item: URLQueryItem) -> Bool {
        isHidden(item.name.removingPercentEncoding ?? item.name)
    }

    private func masked(_ items: [URLQueryItem]) -> [URLQueryItem] {
        items.map { isHidden($0) ? URLQueryItem(name: $0.name, value: Self.mask) : $0 }
    }

    private func masked(_ value: Any) -> Any {
        if let list = value as? [Any] { return list.map { masked($0) } }
        guard let object = value as? [String: Any] else { return value }
        return Dictionary(uniqueKeysWithValues: object.map { ($0, isHidden($0) ? Self.mask : masked($1)) })
    }
}
