import Foundation

extension NSValue {
    /// Makes a value of a rectangle.
    public convenience init(cgRect rect: CGRect) {
        self.init(rect: rect)
    }

    /// The rectangle that the value is made of.
    public var cgRectValue: CGRect { rectValue }
}

// Where there is Objective-C, a rectangle in an `Any` is an `NSValue` to whoever asks for one, and the other way round;
// what reads a keyboard notification does either. Foundation bridges numbers so on all platforms, rectangles not.
extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// The rectangle as an object.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

    /// Takes the rectangle out of an object that is known to be one.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = source.rectangle
    }

    /// Takes the rectangle out of an object, if it is one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        result = source.rectangle
        return result != nil
    }

    /// Takes the rectangle out of an object; an empty one if there is none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        source?.rectangle ?? .zero
    }
}

extension NSValue {
    /// The rectangle, if it is one that the value is made of, and not a number or anything else.
    fileprivate var rectangle: CGRect? {
        let sample = NSValue(rect: .zero)
        return strcmp(objCType, sample.objCType) == 0 ? rectValue : nil
    }
}
