import Testing

@testable import TestWatching

/// Which tests a change concerns.
@Suite("Tests that a change concerns") struct AffectedTestsTests {
    private static let texts = [
        "/app/Sources/Shop/Cart.swift": "final class Cart { struct Line {} }",
        "/app/Sources/Shop/Lonely.swift": "enum Lonely {}\nstruct Hermit {}",
        "/app/Tests/ShopTests/CartTests.swift": "@Suite struct CartTests { let cart = Cart() }",
        "/app/Tests/ShopTests/CartonTests.swift": "class CartonTests: XCTestCase { let box = Carton() }",
        "/app/Tests/ShopTests/PayTests.swift": "struct PayTests { var cart: Cart? }\nextension PayTests {}",
    ]

    @Test(
        "A test file stands for its own tests, a source for those that name what it declares",
        arguments: [
            (["Tests/ShopTests/CartTests.swift"], ["CartTests"], false),
            (["Sources/Shop/Cart.swift"], ["CartTests", "PayTests"], false),
            (["Sources/Shop/Lonely.swift"], [], true),
            (["Sources/Shop/Lonely.swift", "Tests/ShopTests/CartonTests.swift"], ["CartonTests"], true),
            (["Tests/ShopTests/Gone.swift"], [], false),
            (["Sources/Shop/Gone.swift"], [], true),
        ])
    func affected(changed: [String], types: [String], isAll: Bool) {
        let tests = AffectedTests(changed: changed.map { "/app/\($0)" }, among: Self.texts.keys.sorted()) {
            Self.texts[$0]
        }
        #expect(tests.types == types && tests.isAll == isAll)
        #expect(tests.isEmpty == (types.isEmpty && !isAll))
        #expect(tests.filter == (isAll ? nil : "\\.(\(types.joined(separator: "|")))/"))
    }

    @Test("Tests that failed before run again together with those of the next change")
    func union() {
        let pay = AffectedTests(changed: ["/app/Tests/ShopTests/PayTests.swift"], among: []) {
            Self.texts[$0]
        }
        let cart = AffectedTests(changed: ["/app/Tests/ShopTests/CartTests.swift"], among: []) {
            Self.texts[$0]
        }
        #expect(cart.union(pay).types == ["CartTests", "PayTests"])
        #expect(cart.union(.none) == cart)
        #expect(AffectedTests.none.isEmpty)
    }
}
