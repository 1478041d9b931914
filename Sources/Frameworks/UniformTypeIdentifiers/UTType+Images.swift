extension UTType {
    /// A picture.
    public static let image = declared("public.image", [.data, .content])
    /// A picture in JPEG.
    public static let jpeg = declared(
        "public.jpeg", [.image], extensions: ["jpeg", "jpg", "jpe"], mimeTypes: ["image/jpeg", "image/jpg"])
    /// A picture in TIFF.
    public static let tiff = declared(
        "public.tiff", [.image], extensions: ["tiff", "tif"], mimeTypes: ["image/tiff"])
    /// A picture in GIF.
    public static let gif = declared(
        "com.compuserve.gif", [.image], extensions: ["gif"], mimeTypes: ["image/gif"])
    /// A picture in PNG.
    public static let png = declared("public.png", [.image], extensions: ["png"], mimeTypes: ["image/png"])
    /// Icons of an application.
    public static let icns = declared("com.apple.icns", [.image], extensions: ["icns"])
    /// A picture in BMP.
    public static let bmp = declared(
        "com.microsoft.bmp", [.image], extensions: ["bmp", "dib"], mimeTypes: ["image/bmp"])
    /// An icon.
    public static let ico = declared(
        "com.microsoft.ico", [.image], extensions: ["ico"], mimeTypes: ["image/vnd.microsoft.icon"])
    /// The data of a camera's sensor.
    public static let rawImage = declared("public.camera-raw-image", [.image])
    /// A picture in SVG.
    public static let svg = declared(
        "public.svg-image", [.image], extensions: ["svg", "svgz"], mimeTypes: ["image/svg+xml"])
    /// A Live Photo.
    public static let livePhoto = declared("com.apple.live-photo")
    /// A picture in HEIF.
    public static let heif = declared(
        "public.heif", [.image], extensions: ["heif", "hif"], mimeTypes: ["image/heif"])
    /// A picture in HEIC.
    public static let heic = declared(
        "public.heic", [.heif], extensions: ["heic", "heics"], mimeTypes: ["image/heic"])
    /// A picture in WebP.
    public static let webP = declared(
        "org.webmproject.webp", [.image], extensions: ["webp"], mimeTypes: ["image/webp"])
    /// A scene in three dimensions.
    public static let threeDContent = declared("public.3d-content", [.content])
    /// A scene in USD.
    public static let usd = declared(
        "com.pixar.universal-scene-description", [.threeDContent, .data], extensions: ["usd", "usda", "usdc"])
    /// A scene in USD with its pictures.
    public static let usdz = declared(
        "com.pixar.universal-scene-description-mobile", [.threeDContent, .data], extensions: ["usdz"],
        mimeTypes: ["model/vnd.usdz+zip"])

    static let images: [UTType] = [
        .image, .jpeg, .tiff, .gif, .png, .icns, .bmp, .ico, .rawImage, .svg, .livePhoto, .heif, .heic, .webP,
        .threeDContent, .usd, .usdz,
    ]
}
