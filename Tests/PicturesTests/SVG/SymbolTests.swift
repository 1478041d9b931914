import Foundation
import Testing

@testable import HeadlessUIKitCore
@testable import Pictures

/// The signs that stand for the system's symbols.
@MainActor @Suite("Symbols in pictures") struct SymbolTests {
    /// Names that applications use in bars, rows, menus and buttons, chosen from knowledge of such screens.
    private static let common = """
        xmark plus chevron.right chevron.left chevron.down chevron.up checkmark trash magnifyingglass gear gearshape.fill star
        star.fill heart heart.fill house house.fill person person.fill person.circle person.circle.fill person.2.fill photo
        camera camera.fill ellipsis ellipsis.circle square.and.arrow.up square.and.pencil pencil bell bell.fill calendar clock
        clock.fill play.fill pause.fill stop.fill arrow.clockwise arrow.left arrow.right arrow.up arrow.down info.circle
        exclamationmark.triangle exclamationmark.triangle.fill exclamationmark.circle questionmark.circle lock.fill lock.open
        eye eye.slash envelope envelope.fill phone.fill message.fill bubble.left bookmark bookmark.fill flag.fill tag.fill
        folder folder.fill doc.text doc.on.doc paperplane.fill paperclip link globe map.fill mappin location.fill cart.fill
        creditcard.fill gift.fill mic.fill mic.slash.fill video.fill speaker.wave.2.fill speaker.slash.fill music.note
        headphones wifi wifi.slash bolt.fill flame.fill drop.fill leaf.fill sun.max.fill moon.fill cloud.fill sparkles
        wand.and.stars paintbrush.fill slider.horizontal.3 list.bullet line.3.horizontal square.grid.2x2
        rectangle.portrait.and.arrow.right person.3.fill person.badge.plus person.crop.circle hand.thumbsup.fill crown.fill
        trophy.fill book.fill chart.bar.fill chart.line.uptrend.xyaxis shield.fill checkmark.circle.fill xmark.circle.fill
        plus.circle.fill minus.circle circle circle.fill arrow.triangle.2.circlepath arrow.up.arrow.down lightbulb.fill key.fill
        keyboard qrcode.viewfinder waveform terminal cpu icloud.fill tray.fill archivebox.fill timer hourglass bag.fill
        """.split { $0 == " " || $0 == "\n" }.map(String.init)

    private func picture(_ name: String) -> String {
        let view = UIImageView(image: UIImage(systemName: name))
        view.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
        return Picture(of: view).svg()
    }

    @Test("The commonest have signs of their own")
    func commonest() {
        #expect(Self.common.count > 100)
        #expect(Self.common.filter { !SymbolDrawing($0).isKnown } == [])
    }

    @Test("A name without a sign is a neutral one as large as others, and no letters")
    func neutral() {
        for name in ["figure.curling", "quite.unknown", "quite.unknown.fill"] {
            #expect(!SymbolDrawing(name).isKnown)
            #expect(!picture(name).contains("<text"))
            #expect(picture(name).contains("M7.5 3.5H16.5"))
        }
        #expect(picture("quite.unknown.circle").contains("<circle"))
    }

    @Test("Each sign is a path that begins with a move, and stays in its square")
    func paths() throws {
        for (name, glyph) in SymbolGlyph.all {
            for path in [glyph.line, glyph.area] where !path.isEmpty {
                #expect(path.hasPrefix("M"), "\(name)")
                #expect(path.allSatisfy { "MLHVCQAaZ0123456789.- ".contains($0) }, "\(name)")
                let numbers = path.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
                #expect(numbers.allSatisfy { $0 <= 24 }, "\(name)")
            }
            #expect(!glyph.line.isEmpty || !glyph.area.isEmpty, "\(name)")
        }
    }
}
