import Foundation
import TestSupport
import Testing

@testable import HeadlessLists
@testable import HeadlessUIKitCore

/// The pool of reusable views, against plain arrays.
@MainActor @Suite("Reuse pools") struct ReusePoolTests {
    @Test("Each reuse identifier has its own views, and the last that was added is taken first")
    func order() {
        inOwnWorld { checkOrder() }
    }

    private func checkOrder() {
        var numbers = SeededNumbers(seed: 7)
        var pool = ReusePool<String, UIView>()
        var plain: [String: [UIView]] = [:]
        let keys = ["row", "a longer identifier of a row", "header"]
        for _ in 0..<Rounds.of(20_000) {
            let key = keys[numbers.next(below: keys.count)]
            switch numbers.next(below: 20) {
            case 0..<9:
                let view = UIView()
                pool.put(view, for: key)
                plain[key, default: []].append(view)
            case 9..<18: #expect(pool.take(key) === plain[key]?.popLast())
            case 18:
                guard let view = plain[key]?.first else { continue }
                pool.remove(view, for: key)
                plain[key]?.removeFirst()
            default:
                pool.register(UILabel.self, for: key)
                plain[key] = nil
                #expect(pool.makeView(for: key) { $0 == UILabel.self ? UILabel() : UIView() } is UILabel)
            }
            // The pool keeps a few hundred.
            if plain[key]?.count ?? 0 > 200 { while pool.take(key) != nil { plain[key]?.removeLast() } }
        }
    }
}
