// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The width in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The raw value of a ``CGImagePropertyOrientation``; missing for an upright image.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The horizontal resolution, in dots per inch.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// The vertical resolution, in dots per inch.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// The bits of each part of a colour.
public let kCGImagePropertyDepth: CFString = "Depth"
/// The model of the colours.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The model of red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// The size of the file, in bytes.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The properties of an image in a GIF file, as a dictionary.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// How long an image is shown, in seconds; at least as long as browsers show it.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// How long an image is shown, in seconds, as the file says.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often an animation runs; 0 for ever.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"

/// Whether a small image is made, even if the file has one.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
    "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether a small image is made if the file has none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a small image is turned as the file says.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
    "kCGImageSourceCreateThumbnailWithTransform"
/// The most pixels of a small image's longer side: a number.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a decoded image is kept, which makes no difference.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether an image is decoded when it is made, which makes no difference.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
