import Foundation
import FoundationNetworking

extension TaskLoading {
    /// Loads a file of the device.
    func readFile(_ url: URL) {
        guard let data = try? Data(contentsOf: url) else { return fail(.fileDoesNotExist) }
        answer(with: data, from: url, type: nil)
    }

    /// Loads the data that an address has itself (RFC 2397).
    func readData(_ url: URL) {
        let text = url.absoluteString.dropFirst("data:".count)
        guard let comma = text.firstIndex(of: ",") else { return fail(.badURL) }
        var parts = text[..<comma].split(separator: ";").map(String.init)
        let content = String(text[text.index(after: comma)...])
        let isEncoded = parts.last == "base64"
        if isEncoded { parts.removeLast() }
        let plain = content.removingPercentEncoding ?? content
        guard let data = isEncoded ? Data(base64Encoded: plain) : Data(plain.utf8) else {
            return fail(.badURL)
        }
        answer(with: data, from: url, type: parts.first ?? "text/plain")
    }

    private func answer(with data: Data, from url: URL, type: String?) {
        (pieces, next, isComplete) = ([.init(data: data, pause: .zero)], 0, true)
        deliver(
            URLResponse(
                url: url, mimeType: type, expectedContentLength: data.count, textEncodingName: nil))
    }
}
