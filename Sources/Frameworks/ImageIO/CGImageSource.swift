// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The images of a file, of which the header is read; an image itself is read when it is asked for.
///
/// The headers of PNG, JPEG and GIF files are read. A source of other data has no images.
public final class CGImageSource: Sendable {
    let data: Data
    let file: ImageFile?

    init(_ data: Data) {
        self.data = data
        file = ImageFile(Array(data))
    }
}

/// How much of a source is there.
public enum CGImageSourceStatus: Int32, Sendable {
    /// The data ends too early.
    case statusUnexpectedEOF = -5
    /// The data is damaged.
    case statusInvalidData = -4
    /// The format is not known.
    case statusUnknownType = -3
    /// The header is being read.
    case statusReadingHeader = -2
    /// There is more to come.
    case statusIncomplete = -1
    /// All is there.
    case statusComplete = 0
}

/// Makes a source of the data of a file.
///
/// - Parameter options: they make no difference.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data)
}

/// Makes a source of a file; `nil` if it cannot be read.
///
/// - Parameter options: they make no difference.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url)).map { CGImageSource($0) }
}

/// The number of images: 0 for data in another format, several for an animation.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.file?.frames.count ?? 0 }

/// The uniform type identifier of the file's format; `nil` for another one.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.file?.format.type }

/// Whether the file is there, or its format is not known.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    isrc.file == nil ? .statusUnknownType : .statusComplete
}

/// The properties of the file; of an animation, how often it runs.
///
/// - Parameter options: they make no difference.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    guard let file = isrc.file else { return nil }
    var properties: CFDictionary = [kCGImagePropertyFileSize: isrc.data.count]
    if file.format == .gif {
        properties[kCGImagePropertyGIFDictionary] = [kCGImagePropertyGIFLoopCount: file.loops ?? 1]
    }
    return properties
}

/// The properties of an image: its size in pixels, orientation, resolution, and how long it is shown in an animation.
///
/// - Parameters:
///   - index: of the image; out of range there are none.
///   - options: they make no difference.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard let file = isrc.file, file.frames.indices.contains(index) else { return nil }
    let frame = file.frames[index]
    var properties: CFDictionary = [
        kCGImagePropertyPixelWidth: frame.width, kCGImagePropertyPixelHeight: frame.height,
        kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB, kCGImagePropertyDepth: 8,
    ]
    if file.orientation != .up { properties[kCGImagePropertyOrientation] = Int(file.orientation.rawValue) }
    if let resolution = file.resolution {
        properties[kCGImagePropertyDPIWidth] = resolution.x
        properties[kCGImagePropertyDPIHeight] = resolution.y
    }
    if let delay = frame.delay {
        // Browsers show images that say almost nothing for a tenth of a second.
        let shown = delay < 0.02 ? 0.1 : delay
        properties[kCGImagePropertyGIFDictionary] = [
            kCGImagePropertyGIFDelayTime: shown, kCGImagePropertyGIFUnclampedDelayTime: delay,
        ]
    }
    return properties
}

/// Reads an image; the pixels of a PNG file, and for JPEG and GIF files as many transparent ones.
///
/// - Parameters:
///   - index: of the image; out of range there is none.
///   - options: they make no difference.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard isrc.file?.frames.indices.contains(index) == true else { return nil }
    return UIImage(data: isrc.data)?.cgImage
}

/// Makes a small image of one, whose longer side has at most the pixels that the options say; it is never made larger.
///
/// - Parameters:
///   - index: of the image; out of range there is none.
///   - options: without `kCGImageSourceCreateThumbnailFromImageAlways` or `…IfAbsent` there is none, as no file's own
///     small image is read. With `kCGImageSourceCreateThumbnailWithTransform` it is turned as the file says.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    func isOn(_ key: CFString) -> Bool { options?[key] as? Bool ?? false }
    guard
        isOn(kCGImageSourceCreateThumbnailFromImageAlways)
            || isOn(kCGImageSourceCreateThumbnailFromImageIfAbsent),
        let file = isrc.file, let image = CGImageSourceCreateImageAtIndex(isrc, index, nil)
    else { return nil }
    let isTurned = isOn(kCGImageSourceCreateThumbnailWithTransform)
    let whole = UIImage(cgImage: image, scale: 1, orientation: isTurned ? file.orientation.ofImage : .up)
    let longest = max(whole.size.width, whole.size.height)
    let most =
        (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue
        ?? options?[kCGImageSourceThumbnailMaxPixelSize] as? Double
        ?? (options?[kCGImageSourceThumbnailMaxPixelSize] as? CGFloat).map { Double($0) }
        ?? (options?[kCGImageSourceThumbnailMaxPixelSize] as? Int).map { Double($0) } ?? .infinity
    let share = min(CGFloat(most) / longest, 1)
    guard share > 0 else { return nil }
    if share == 1, whole.imageOrientation == .up { return image }
    let size = CGSize(
        width: max((whole.size.width * share).rounded(), 1),
        height: max((whole.size.height * share).rounded(), 1))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
        whole.draw(in: CGRect(origin: .zero, size: size))
    }.cgImage
}
