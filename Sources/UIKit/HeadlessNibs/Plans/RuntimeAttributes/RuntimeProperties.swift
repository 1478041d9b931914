import Foundation
import HeadlessUIKitCore

/// The properties of UIKit's classes that key-value coding can set, by their names in Objective-C.
@MainActor
struct RuntimeProperties {
    /// Several classes can have a property of a name.
    private var properties: [String: [RuntimeProperty]] = [:]
    /// The properties that are objects, for key paths through them.
    private var objects: [String: [@MainActor (AnyObject) -> AnyObject??]] = [:]

    /// The table of all.
    static let all: RuntimeProperties = {
        var all = RuntimeProperties()
        all.addViews()
        all.addTexts()
        all.addControls()
        all.addScrolling()
        all.addBars()
        all.addObjects()
        return all
    }()

    /// Sets the value of a key path.
    ///
    /// - Complexity: O(*c*), with *c* as the number of classes that have a property of the name.
    func set(_ value: Any?, for keyPath: Substring, of object: AnyObject) -> RuntimeProperty.Outcome {
        for property in properties[String(keyPath)] ?? [] {
            let outcome = property.set(object, value)
            if outcome != .unknown { return outcome }
        }
        if let layer = object as? CALayer { return Self.set(value, for: String(keyPath), of: layer) }
        guard let dot = keyPath.firstIndex(of: ".") else { return .unknown }
        for next in objects[String(keyPath[..<dot])] ?? [] {
            guard let inner = next(object) else { continue }
            // As of a message to `nil`, nothing comes of it.
            guard let inner else { return .isSet }
            return set(value, for: keyPath[keyPath.index(after: dot)...], of: inner)
        }
        return .unknown
    }

    /// Sets a number of a layer, which keeps one for any key.
    private static func set(_ value: Any?, for keyPath: String, of layer: CALayer) -> RuntimeProperty.Outcome
    {
        let old = layer.value(forKeyPath: keyPath)
        guard let number = Double.of(value) else { return old == nil ? .unknown : .badValue }
        guard old == nil || old is NSNumber || old is Double || old is CGFloat else { return .badValue }
        layer.setValue(number, forKeyPath: keyPath)
        return .isSet
    }

    // MARK: Making the table

    mutating func add<Root: AnyObject, Value: RuntimeValue>(
        _ name: String, _ property: ReferenceWritableKeyPath<Root, Value>
    ) {
        add(name, { Value.of($0) }) { (object: Root, value) in object[keyPath: property] = value }
    }

    /// Adds a property with values that stand for numbers.
    mutating func add<Root: AnyObject, Value: RawRepresentable>(
        _ name: String, _ property: ReferenceWritableKeyPath<Root, Value>
    ) where Value.RawValue: FixedWidthInteger {
        add(name, { Int.of($0).flatMap { Value.RawValue(exactly: $0) }.flatMap { Value(rawValue: $0) } }) {
            (object: Root, value) in object[keyPath: property] = value
        }
    }

    mutating func add<Root: AnyObject, Value>(
        _ name: String, _ parse: @escaping (Any?) -> Value?,
        _ apply: @escaping @MainActor (Root, Value) -> Void
    ) {
        properties[name, default: []].append(RuntimeProperty(parse, apply))
    }

    /// Adds a property that is an object.
    mutating func addObject<Root: AnyObject>(
        _ name: String, _ object: @escaping @MainActor (Root) -> AnyObject?
    ) {
        objects[name, default: []].append { ($0 as? Root).map { object($0) } }
    }
}
