// The functions have UIKit's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Returns the context that is drawn in: the view's inside of `draw(_:)`, an image's while that is drawn; else `nil`.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.last?.context }

/// Makes a context the current one, until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.push(context) }

/// Makes the context current again that was before ``UIGraphicsPushContext(_:)``.
///
/// Without a context that was pushed it is a warning, in a strict test a failure.
public func UIGraphicsPopContext() {
    if !ContextStack.current.pop(if: { $0.image == nil }) { GraphicsFailure.nothingToPop.recordAsLog() }
}

/// Begins to draw an image of a size in points, with one pixel per point; the image is transparent at first.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    begin(size, isOpaque: false, scale: 1, "UIGraphicsBeginImageContext(_:)")
}

/// Begins to draw an image, until ``UIGraphicsEndImageContext()``.
///
/// - Parameters:
///   - size: in points; with a side that is not a finite number above zero it is a warning, in a strict test a failure,
///     and there is no context.
///   - opaque: whether the image is black at first, and otherwise transparent.
///   - scale: pixels per point; 0 for those of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    begin(size, isOpaque: opaque, scale: scale, "UIGraphicsBeginImageContextWithOptions(_:_:_:)")
}

private func begin(_ size: CGSize, isOpaque: Bool, scale: CGFloat, _ call: String) {
    let stack = ContextStack.current
    let format = ContextStack.ImageFormat(
        size: size, scale: scale > 0 && scale.isFinite ? scale : UITraitCollection.device.displayScale,
        isOpaque: isOpaque)
    guard size.isFinite, size.width > 0, size.height > 0 else {
        GraphicsFailure.noSize(call, size).recordAsLog()
        return stack.push(nil, for: format)
    }
    stack.push(CGContext(bounds: CGRect(origin: .zero, size: size), scale: format.scale), for: format)
}

/// Returns what was drawn so far as an image; `nil` outside of ``UIGraphicsBeginImageContext(_:)`` and its end.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let last = ContextStack.current.last, let format = last.image, let context = last.context else {
        return nil
    }
    return UIImage(
        drawing: context.drawing, size: format.size, scale: format.scale, isOpaque: format.isOpaque)
}

/// Ends the drawing of an image; does nothing if ``UIGraphicsBeginImageContext(_:)`` did not make the current context.
public func UIGraphicsEndImageContext() {
    _ = ContextStack.current.pop { $0.image != nil }
}

/// Fills a rectangle with the current colour, in place of what is there.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the current colour.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = ContextStack.context(for: "UIRectFill(_:)") else { return }
    context.with(blendMode) { context.fill(rect) }
}

/// Draws a frame of one point inside of a rectangle, in the current fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame of one point inside of a rectangle, in the current fill colour.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = ContextStack.context(for: "UIRectFrame(_:)", rect.numbers) else { return }
    var frame = PathOutline()
    frame.addRect(rect.standardized)
    let inside = rect.standardized.insetBy(dx: 1, dy: 1)
    if !inside.isNull, !inside.isEmpty { frame.addRect(inside) }
    context.with(blendMode) { context.fill(DisplayList.Path(frame), evenOdd: true) }
}

/// Limits what follows to a rectangle.
public func UIRectClip(_ rect: CGRect) {
    ContextStack.context(for: "UIRectClip(_:)")?.clip(to: rect)
}

extension CGContext {
    func with(_ blendMode: CGBlendMode, alpha: CGFloat? = nil, _ body: () -> Void) {
        let effects = state.effects
        state.effects.blendMode = blendMode
        if let alpha { state.effects.alpha *= alpha.cutToUnit }
        body()
        state.effects = effects
    }
}
