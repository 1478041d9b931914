extension UTType {
    /// A picture.
    public static let image = known("public.image")
    /// A picture in JPEG.
    public static let jpeg = known("public.jpeg")
    /// A picture in TIFF.
    public static let tiff = known("public.tiff")
    /// A picture in GIF.
    public static let gif = known("com.compuserve.gif")
    /// A picture in PNG.
    public static let png = known("public.png")
    /// Icons of an application.
    public static let icns = known("com.apple.icns")
    /// A picture in BMP.
    public static let bmp = known("com.microsoft.bmp")
    /// An icon.
    public static let ico = known("com.microsoft.ico")
    /// The data of a camera's sensor.
    public static let rawImage = known("public.camera-raw-image")
    /// A picture in SVG.
    public static let svg = known("public.svg-image")
    /// A Live Photo.
    public static let livePhoto = known("com.apple.live-photo")
    /// A picture in HEIF.
    public static let heif = known("public.heif")
    /// A picture in HEIC.
    public static let heic = known("public.heic")
    /// A picture in WebP.
    public static let webP = known("org.webmproject.webp")
    /// A scene in three dimensions.
    public static let threeDContent = known("public.3d-content")
    /// A scene in USD.
    public static let usd = known("com.pixar.universal-scene-description")
    /// A scene in USD with its pictures.
    public static let usdz = known("com.pixar.universal-scene-description-mobile")
}

extension TypeDeclaration {
    static let images: [TypeDeclaration] = [
        .init("public.image", ["public.data", "public.content"], [], []),
        .init("public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], ["image/jpeg", "image/jpg"]),
        .init("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"]),
        .init("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"]),
        .init("public.png", ["public.image"], ["png"], ["image/png"]),
        .init("com.apple.icns", ["public.image"], ["icns"], []),
        .init("com.microsoft.bmp", ["public.image"], ["bmp", "dib"], ["image/bmp"]),
        .init("com.microsoft.ico", ["public.image"], ["ico"], ["image/vnd.microsoft.icon"]),
        .init("public.camera-raw-image", ["public.image"], [], []),
        .init("public.svg-image", ["public.image"], ["svg", "svgz"], ["image/svg+xml"]),
        .init("com.apple.live-photo", [], [], []),
        .init("public.heif", ["public.image"], ["heif", "hif"], ["image/heif"]),
        .init("public.heic", ["public.heif"], ["heic", "heics"], ["image/heic"]),
        .init("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"]),
        .init("public.3d-content", ["public.content"], [], []),
        .init(
            "com.pixar.universal-scene-description", ["public.3d-content", "public.data"],
            ["usd", "usda", "usdc"], []),
        .init(
            "com.pixar.universal-scene-description-mobile", ["public.3d-content", "public.data"], ["usdz"],
            ["model/vnd.usdz+zip"]),
    ]
}
