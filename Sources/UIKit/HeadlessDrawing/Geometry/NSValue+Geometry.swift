import Foundation

// Foundation holds points, sizes and rectangles in values. What has as many numbers is stored as one of
// those.
extension NSValue {
    /// Makes a value from a point.
    public convenience init(cgPoint point: CGPoint) {
        self.init(point: point)
    }

    /// The point in the value.
    public var cgPointValue: CGPoint { pointValue }

    /// Makes a value from a size.
    public convenience init(cgSize size: CGSize) {
        self.init(size: size)
    }

    /// The size in the value.
    public var cgSizeValue: CGSize { sizeValue }

    /// Makes a value from a vector.
    public convenience init(cgVector vector: CGVector) {
        self.init(size: CGSize(width: vector.dx, height: vector.dy))
    }

    /// The vector in the value.
    public var cgVectorValue: CGVector { CGVector(dx: sizeValue.width, dy: sizeValue.height) }

    /// Makes a value from an offset.
    public convenience init(uiOffset offset: UIOffset) {
        self.init(size: CGSize(width: offset.horizontal, height: offset.vertical))
    }

    /// The offset in the value.
    public var uiOffsetValue: UIOffset {
        UIOffset(horizontal: sizeValue.width, vertical: sizeValue.height)
    }

    /// Makes a value from insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(
            rect: CGRect(x: insets.left, y: insets.top, width: insets.right, height: insets.bottom))
    }

    /// The insets in the value.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let rect = rectValue
        return UIEdgeInsets(
            top: rect.origin.y, left: rect.origin.x, bottom: rect.size.height, right: rect.size.width)
    }

    /// Makes a value from directional insets.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(
            rect: CGRect(x: insets.leading, y: insets.top, width: insets.trailing, height: insets.bottom))
    }

    /// The directional insets in the value.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        let rect = rectValue
        return NSDirectionalEdgeInsets(
            top: rect.origin.y, leading: rect.origin.x, bottom: rect.size.height, trailing: rect.size.width)
    }
}

// As for `CGRect`: with Objective-C, a point or a size in an `Any` casts to `NSValue`, and the other way
// round.
extension CGPoint: @retroactive _ObjectiveCBridgeable {
    /// Returns the point as an object.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }

    /// Reads the point from an object that contains one.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
        result = source.point
    }

    /// Reads the point from an object, if it contains one.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
        result = source.point
        return result != nil
    }

    /// Returns the point from an object; the origin if there is none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
        source?.point ?? .zero
    }
}

extension NSValue {
    fileprivate var point: CGPoint? {
        strcmp(objCType, NSValue(point: .zero).objCType) == 0 ? pointValue : nil
    }
}
