#if os(Linux)
import Foundation

/// Foundation's comparison of the values of dictionaries, without a fault that ends the program.
///
/// An attributed string compares the attributes of neighbours by `CFEqual`, which takes two values of Swift for objects
/// of Core Foundation without a type where certain ten bits of both are zero: those of the kind of an object, where a
/// value of Swift has a part of an address. For two colours that is one pair in a million.
enum ValueComparison {
    private typealias Equal = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> UInt8

    private static let original: Equal? = {
        guard let program = dlopen(nil, RTLD_NOW), let function = dlsym(program, "CFEqual") else {
            return nil
        }
        return unsafeBitCast(function, to: Equal.self)
    }()

    private static let comparison: Equal = { first, second in
        guard let original else { return 0 }
        guard let first, let second, first != second else { return original(first, second) }
        if isWithoutType(first) { return isEqual(first, second) }
        if isWithoutType(second) { return isEqual(second, first) }
        return original(first, second)
    }

    /// No object of Core Foundation has the kind 0.
    private static func isWithoutType(_ object: UnsafeRawPointer) -> Bool {
        object.load(fromByteOffset: 16, as: UInt64.self) & 0x3ff00 == 0
    }

    private static func isEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> UInt8 {
        let other = Unmanaged<AnyObject>.fromOpaque(second).takeUnretainedValue()
        return Unmanaged<NSObject>.fromOpaque(first).takeUnretainedValue().isEqual(other) ? 1 : 0
    }

    /// The function by the symbol of the one that it replaces.
    static var functions: [String: UnsafeRawPointer] {
        original == nil ? [:] : ["CFEqual": unsafeBitCast(comparison, to: UnsafeRawPointer.self)]
    }

    /// Puts the comparison into the table of functions that Foundation's dictionaries have.
    static func mendTable() {
        guard let original, let program = dlopen(nil, RTLD_NOW), let hash = dlsym(program, "CFHash") else {
            return
        }
        let new = unsafeBitCast(comparison, to: UnsafeRawPointer.self)
        let old = unsafeBitCast(original, to: UnsafeRawPointer.self)
        // The table has the function that makes hash values behind it.
        for image in LoadedImage.all where image.path.hasSuffix("libFoundation.so") {
            for place in image.variables(with: (old, UnsafeRawPointer(hash))) { place.pointee = new }
        }
    }
}
#endif
