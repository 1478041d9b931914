import Foundation

extension NSValue {
    /// Makes a value from a rectangle.
    public convenience init(cgRect rect: CGRect) {
        self.init(rect: rect)
    }

    /// The rectangle in the value.
    public var cgRectValue: CGRect { rectValue }
}

// With Objective-C, a rectangle in an `Any` casts to `NSValue`, and the other way round; code that reads a
// keyboard notification does either. Foundation bridges numbers this way on all platforms, but not
// rectangles.
extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// Returns the rectangle as an object.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

    /// Reads the rectangle from an object that contains one.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = source.rectangle
    }

    /// Reads the rectangle from an object, if it contains one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        result = source.rectangle
        return result != nil
    }

    /// Returns the rectangle from an object; an empty one if there is none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        source?.rectangle ?? .zero
    }
}

extension NSValue {
    fileprivate var rectangle: CGRect? {
        let sample = NSValue(rect: .zero)
        return strcmp(objCType, sample.objCType) == 0 ? rectValue : nil
    }
}
