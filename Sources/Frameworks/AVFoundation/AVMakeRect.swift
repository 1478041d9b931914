// The function has AVFoundation's name.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Returns the largest rectangle of an aspect ratio that fits into another one, in its middle.
///
/// - Parameters:
///   - aspectRatio: a size of the ratio, such as a picture's; with a side that is not above zero the result is empty.
///   - boundingRect: the rectangle that it fits into.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    var size = CGSize.zero
    if aspectRatio.width > 0, aspectRatio.height > 0 {
        let factor = min(
            boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
        size = CGSize(width: factor * aspectRatio.width, height: factor * aspectRatio.height)
    }
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
        height: size.height)
}
