#if os(Linux)
import Foundation

/// Functions of shared libraries, and what is called in their place by all code that finds them by name: the program's
/// own, and that of other libraries.
///
/// A program finds such a function through a table of addresses, which the loader fills. In a program that has the
/// libraries linked statically there is no such table, and nothing is replaced.
package struct FunctionReplacements {
    private struct Entry {
        /// The first eight bytes of the symbol, or all of a shorter one, which tell nearly all others from it.
        let beginning: UInt64
        /// The bits of these bytes.
        let mask: UInt64
        /// All of its bytes, and a zero.
        let symbol: [CChar]
        let address: UnsafeRawPointer
    }

    private let entries: [Entry]

    /// - Parameter addresses: functions by the symbols of those that they replace, which have the same types.
    package init(_ addresses: [String: UnsafeRawPointer]) {
        entries = addresses.compactMap { name, address in
            let symbol = Array(name.utf8CString)
            let mask = UInt64.max >> UInt64(max(0, 64 - 8 * symbol.count))
            let padded = symbol + Array(repeating: 0, count: 8)
            return padded.withUnsafeBytes { Self.beginning($0) }
                .map { Entry(beginning: $0 & mask, mask: mask, symbol: symbol, address: address) }
        }
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
        for image in LoadedImage.all where isMeant(image.path) { places += install(in: image) }
        return places
    }

    private func install(in image: LoadedImage) -> Int {
        image.redirect { name in
            guard let beginning = Self.beginning(name), let start = name.baseAddress else { return nil }
            let symbol = start.assumingMemoryBound(to: CChar.self)
            // Without a hash table, which would take longer: programs have tens of thousands of names.
            return entries.first { $0.beginning == beginning & $0.mask && strcmp($0.symbol, symbol) == 0 }?
                .address
        }
    }

    /// The first eight bytes of a name and what follows; `nil` if there are not as many.
    private static func beginning(_ name: UnsafeRawBufferPointer) -> UInt64? {
        name.count < 8 ? nil : name.loadUnaligned(as: UInt64.self)
    }
}
#endif
