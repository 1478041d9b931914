import Foundation
import Testing

@testable import HeadlessDrawing
@testable import HeadlessUIKitCore

/// Apple's documentation of `UIColor(patternImage:)`: the image is tiled to cover the area, from the drawing's origin.
@MainActor
@Suite("Pattern colours") struct PatternColorTests {
    private let tile = UIImage(color: .red, size: CGSize(width: 20, height: 30))

    @Test("An area filled with a pattern colour is covered with its image, from the origin on")
    func filling() {
        let drawn = lines {
            UIColor(patternImage: tile).setFill()
            $0.fill(CGRect(x: 25, y: 10, width: 30, height: 10))
        }
        #expect(
            drawn == [
                "save",
                "  clip rect (25 10; 30 10)",
                "  image 20×30 color #FF0000 in (20 0; 20 30)",
                "  image 20×30 color #FF0000 in (40 0; 20 30)",
                "restore",
            ])
    }

    @Test(
        "A pattern colour has no components, is the same in every appearance, and equals one of an equal image"
    )
    func values() {
        let color = UIColor(patternImage: tile)
        var red: CGFloat = 7
        #expect(!color.getRed(&red, green: nil, blue: nil, alpha: nil) && red == 7)
        #expect(!color.getWhite(&red, alpha: nil))
        #expect(!color.getHue(&red, saturation: nil, brightness: nil, alpha: nil))
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) === color)
        #expect(color == UIColor(patternImage: UIImage(color: .red, size: tile.size)) && color != .red)
        #expect(UIColor(cgColor: color.cgColor) == color)
    }

    @Test("A view's background shows the image of a pattern colour")
    func background() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        view.backgroundColor = UIColor(patternImage: tile)
        let text = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
        #expect(try #require(text.drawing).description.contains("image 20×30 color #FF0000 in (20 0; 20 30)"))
    }
}
