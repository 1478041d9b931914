/// Where the caller is on its thread's stack, an address: calls from the same place at the same depth have the same.
@inline(never)
package func stackDepth() -> Int {
    var local = 0
    return withUnsafeMutablePointer(to: &local) { Int(bitPattern: $0) }
}
