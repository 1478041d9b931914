import XCTest

/// What XCTest knows of an expectation, but does not say on Linux: read by reflection, in this place alone.
///
/// The properties that change are plain numbers, each written under XCTest's lock; the lock is taken once before they are
/// read, so that a fulfilment on another thread is either seen whole or comes later.
struct ExpectationState {
    /// Whether it was fulfilled as often as it expects.
    let isFulfilled: Bool
    let fulfillments: Int
    /// Its place in the order in which expectations were fulfilled.
    let order: UInt64
    let wasWaitedOn: Bool
    /// Whether it must not be fulfilled.
    let isInverted: Bool

    /// Reads an expectation; `nil` if this version of XCTest stores its state elsewhere.
    init?(_ expectation: XCTestExpectation) {
        isInverted = expectation.isInverted  // takes XCTest's lock
        let values = Values(of: expectation)
        guard let isFulfilled: Bool = values["isFulfilled"],
            let fulfillments: Int = values["numberOfFulfillments"],
            let order: UInt64 = values["fulfillmentToken"],
            let wasWaitedOn: Bool = values["_hasBeenWaitedOn"]
        else { return nil }
        self.isFulfilled = isFulfilled
        self.fulfillments = fulfillments
        self.order = order
        self.wasWaitedOn = wasWaitedOn
    }

    /// The line that made an expectation; `nil` if XCTest does not know it.
    static func line(of expectation: XCTestExpectation) -> UInt? {
        guard let place: Any = Values(of: expectation)["creationSourceLocation"] else { return nil }
        let line = Mirror(reflecting: place).children.first { $0.label == "line" }?.value
        return line.flatMap { $0 as? UInt ?? ($0 as? Int).map(UInt.init) }
    }

    /// The expectations that a case has made and not waited for; `nil` if XCTest stores them elsewhere.
    static func expectations(madeBy testCase: XCTestCase) -> [XCTestExpectation]? {
        var mirror: Mirror? = Mirror(reflecting: testCase)
        while let current = mirror, current.subjectType != XCTestCase.self {
            mirror = current.superclassMirror
        }
        let made = mirror?.children.first { $0.label == "_allExpectations" }?.value as? [XCTestExpectation]
        return made?.filter { ExpectationState($0)?.wasWaitedOn != true }
    }
}

extension ExpectationState {
    /// The stored properties of an expectation, of which only those that are asked for are read.
    private struct Values {
        private let properties: Mirror.Children

        /// The places of the properties, which are the same for all expectations.
        private static let places: [String: Int] = {
            let labels = properties(of: XCTestExpectation(description: "")).map { $0.label ?? "" }
            return Dictionary(zip(labels, 0...)) { first, _ in first }
        }()

        init(of expectation: XCTestExpectation) {
            properties = Self.properties(of: expectation)
        }

        subscript<Value>(_ name: String) -> Value? {
            guard let place = Self.places[name] else { return nil }
            return properties[properties.index(properties.startIndex, offsetBy: place)].value as? Value
        }

        private static func properties(of expectation: XCTestExpectation) -> Mirror.Children {
            var mirror = Mirror(reflecting: expectation)
            // Subclasses have properties of their own.
            while mirror.subjectType != XCTestExpectation.self, let outer = mirror.superclassMirror {
                mirror = outer
            }
            return mirror.children
        }
    }
}
