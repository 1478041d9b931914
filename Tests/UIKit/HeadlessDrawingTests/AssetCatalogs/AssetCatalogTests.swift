import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("The asset catalogues of a bundle") struct AssetCatalogTests {
    /// A bundle in a folder for one test, removed at its end.
    private final class Folder {
        let url: URL

        init(_ name: String) throws {
            url = FileManager.default.temporaryDirectory.appending(
                path: "asset-catalogs-\(ProcessInfo.processInfo.processIdentifier)-\(name)")
            try? FileManager.default.removeItem(at: url)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        var bundle: Bundle? { Bundle(url: url) }

        func write(_ text: String, to path: String) throws {
            try write(Data(text.utf8), to: path)
        }

        func write(_ data: Data, to path: String) throws {
            let file = url.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
    }

    private nonisolated static func set(_ colors: String...) -> String {
        "{\"colors\": [\(colors.joined(separator: ", "))], \"info\": {\"version\": 1}}"
    }

    private nonisolated static func color(
        _ components: String, space: String = "srgb", appearance: String? = nil
    ) -> String {
        let appearances = appearance.map {
            "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"\($0)\"}], "
        }
        return "{\(appearances ?? "")\"idiom\": \"universal\", \"color\": {\"color-space\": \"\(space)\", "
            + "\"components\": {\(components)}}}"
    }

    @Test(
        "Asset catalogues have colours in each of Xcode's spellings",
        arguments: [
            (
                color(#""red": "0.500", "green": "1.000", "blue": "0.000", "alpha": "0.250""#),
                UIColor(red: 0.5, green: 1, blue: 0, alpha: 0.25)
            ),
            (
                color(#""red": "0xCC", "green": "0x00", "blue": "0xff""#),
                UIColor(red: 0.8, green: 0, blue: 1, alpha: 1)
            ),
            (
                color(#""red": "51", "green": "0", "blue": "255""#),
                UIColor(red: 0.2, green: 0, blue: 1, alpha: 1)
            ),
            (
                color(#""white": "0.250", "alpha": "1.000""#, space: "gray-gamma-22"),
                UIColor(white: 0.25, alpha: 1)
            ),
            (
                color(#""red": "1.000", "green": "0.000", "blue": "0.000""#, space: "display-p3"),
                UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
            ),
        ])
    func colors(_ text: String, _ expected: UIColor) throws {
        let folder = try Folder("colors-\(text.utf8.reduce(0) { $0 &* 31 &+ Int($1) })")
        try folder.write(Self.set(text), to: "Assets.xcassets/Brand.colorset/Contents.json")
        let bundle = folder.bundle
        #expect(UIColor(named: "Brand", in: bundle, compatibleWith: nil) == expected)
        #expect(UIColor(named: "Brant", in: bundle, compatibleWith: nil) == nil)
    }

    @Test("Asset catalogues have colours for light and dark appearance, which are equal if they are the same")
    func darkColor() throws {
        let folder = try Folder("dark")
        let (white, black) = (#""white": "1.0""#, #""white": "0.0""#)
        try folder.write(
            Self.set(Self.color(white), Self.color(black, appearance: "dark")),
            to: "Assets.xcassets/Colors/Paper.colorset/Contents.json")
        let color = UIColor(named: "Paper", in: folder.bundle, compatibleWith: nil)
        let shades = [UIUserInterfaceStyle.light, .dark].map {
            color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: $0))
        }
        #expect(shades == [.white, .black])
        #expect(UIColor(named: "Paper", in: folder.bundle, compatibleWith: nil) == color)
    }

    @Test(
        "Asset catalogues have images in the scale of the screen, with their pixels and their rendering mode")
    func images() throws {
        let folder = try Folder("images")
        for scale in 1...3 {
            let size = CGSize(width: 10 * scale, height: 5 * scale)
            let data = try #require(UIImage(color: .red, size: size).pngData())
            try folder.write(data, to: "Assets.xcassets/Logo.imageset/\(scale).png")
        }
        let variants = (1...3).map { "{\"filename\": \"\($0).png\", \"scale\": \"\($0)x\"}" }
        try folder.write(
            "{\"images\": [\(variants.joined(separator: ", "))], "
                + "\"properties\": {\"template-rendering-intent\": \"template\"}}",
            to: "Assets.xcassets/Logo.imageset/Contents.json")
        let image = try #require(UIImage(named: "Logo", in: folder.bundle, compatibleWith: nil))
        #expect(image.size == CGSize(width: 10, height: 5) && image.scale == UIScreen.main.scale)
        #expect(image.renderingMode == .alwaysTemplate)
        #expect(image == UIImage(named: "Logo", in: folder.bundle, compatibleWith: nil))
        #expect(UIImage(named: "Lego", in: folder.bundle, compatibleWith: nil) == nil)
    }

    @Test("Asset catalogues have namespaces only where a folder says so")
    func namespaces() throws {
        let folder = try Folder("namespaces")
        let color = Self.set(Self.color(#""white": "1.0""#))
        try folder.write(color, to: "A.xcassets/Plain/One.colorset/Contents.json")
        try folder.write(color, to: "B.xcassets/Icons/Two.colorset/Contents.json")
        try folder.write(
            "{\"properties\": {\"provides-namespace\": true}}", to: "B.xcassets/Icons/Contents.json")
        let names = ["One", "Plain/One", "Two", "Icons/Two"]
        let found = names.filter { UIColor(named: $0, in: folder.bundle, compatibleWith: nil) != nil }
        #expect(found == ["One", "Icons/Two"])
    }

    @Test(
        "Asset catalogues come after what the application declares, and a bundle without one has every name")
    func declared() throws {
        let folder = try Folder("declared")
        let empty = try Folder("declared-empty")
        try folder.write(
            Self.set(Self.color(#""white": "1.0""#)), to: "Assets.xcassets/Brand.colorset/Contents.json")
        inOwnWorld {
            #expect(UIColor(named: "Other", in: empty.bundle, compatibleWith: nil) != nil)
            #expect(UIImage(named: "Other", in: empty.bundle, compatibleWith: nil) != nil)
            UIApplication.shared.declarations.colors = ["Brand": .red]
            UIApplication.shared.declarations.images = ["Logo": CGSize(width: 1, height: 2)]
            #expect(UIColor(named: "Brand", in: folder.bundle, compatibleWith: nil) == .red)
            let logo = UIImage(named: "Logo", in: folder.bundle, compatibleWith: nil)
            #expect(logo?.size == CGSize(width: 1, height: 2))
        }
    }
}
