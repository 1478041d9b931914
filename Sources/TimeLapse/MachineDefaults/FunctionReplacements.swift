#if os(Linux)
import Foundation

/// Functions of shared libraries, and what is called in their place by all code that finds them by name: the program's
/// own, and that of other libraries.
///
/// A program finds such a function through a table of addresses, which the loader fills. In a program that has the
/// libraries linked statically there is no such table, and nothing is replaced.
///
/// Each process begins with this, in debug builds, too: loops over what is in memory have no closures and no
/// collections.
package final class FunctionReplacements {
    private let count: Int
    private let symbols: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    private let addresses: UnsafeMutablePointer<UnsafeRawPointer>
    /// Whether a symbol may be one of these, by a hash of its first four bytes.
    private let beginnings: UnsafeMutablePointer<Bool>

    /// - Parameter functions: functions by the symbols of those that they replace, which have the same types. A symbol
    ///   has at least four characters.
    package init(_ functions: [String: UnsafeRawPointer]) {
        count = functions.count
        symbols = .allocate(capacity: max(1, count))
        addresses = .allocate(capacity: max(1, count))
        beginnings = .allocate(capacity: 256)
        beginnings.initialize(repeating: false, count: 256)
        for (index, (symbol, address)) in functions.enumerated() {
            symbols.advanced(by: index).initialize(to: strdup(symbol))
            addresses.advanced(by: index).initialize(to: address)
            if let copy = symbols[index] { beginnings[Self.hash(copy)] = true }
        }
    }

    deinit {
        for index in 0..<count { free(symbols[index]) }
        symbols.deallocate()
        addresses.deallocate()
        beginnings.deallocate()
    }

    private static func hash(_ symbol: UnsafePointer<CChar>) -> Int {
        var beginning: UInt32 = 0
        memcpy(&beginning, symbol, 4)
        return Int((beginning &* 0x9e37_79b1) >> 24)
    }

    /// What is called in the place of a function; `nil` if it stays.
    ///
    /// - Parameter symbol: the function's, in memory that goes on for four bytes at least.
    func address(of symbol: UnsafePointer<CChar>) -> UnsafeRawPointer? {
        guard beginnings[Self.hash(symbol)] else { return nil }
        var index = 0
        while index < count {
            if let own = symbols[index], strcmp(own, symbol) == 0 { return addresses[index] }
            index += 1
        }
        return nil
    }

    /// Replaces the functions for the images that are loaded.
    ///
    /// A library that is loaded later keeps the functions.
    ///
    /// - Parameter isMeant: whether the functions are replaced for the image with a path; that of the program is empty.
    /// - Returns: in how many places; 0 in a program that has the libraries linked statically.
    /// - Complexity: O(*n*) in the number of functions that the images find by name.
    @discardableResult
    package func install(where isMeant: (String) -> Bool = { _ in true }) -> Int {
        var places = 0
        for image in LoadedImage.all where isMeant(image.path) { places += image.redirect(to: self) }
        return places
    }
}
#endif
