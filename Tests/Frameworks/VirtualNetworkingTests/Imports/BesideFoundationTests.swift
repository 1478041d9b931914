import Foundation
import Testing
import VirtualFoundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("The names of networking, beside Foundation's own modules") struct NetworkingNamesBesideTests {
    @Test("Names of sessions are the world's in a file that imports Foundation's modules as well")
    func names() {
        #expect(String(reflecting: URLSession.self) == "VirtualNetworking.URLSession")
        #expect(String(reflecting: URLSessionTask.self) == "VirtualNetworking.URLSessionTask")
        #expect(
            String(reflecting: URLSessionConfiguration.self) == "VirtualNetworking.URLSessionConfiguration")
        #expect(String(reflecting: URLProtocol.self) == "VirtualNetworking.URLProtocol")
        #expect(String(reflecting: HTTPCookieStorage.self) == "VirtualNetworking.HTTPCookieStorage")
        #expect(
            String(reflecting: (any URLSessionTaskDelegate).self)
                == "VirtualNetworking.URLSessionTaskDelegate")
        #expect(String(reflecting: HTTPURLResponse.self) == "FoundationNetworking.HTTPURLResponse")
    }
}
