import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

@MainActor
@Suite("Text in right-to-left languages") struct MirroredTextTests {
    private static let hebrew = "שלום עולם"

    private static func mirrored(_ rect: CGRect, _ width: CGFloat) -> CGRect {
        CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    private static func areNear(_ one: CGRect, _ other: CGRect) -> Bool {
        abs(one.minX - other.minX) < 1e-6 && abs(one.minY - other.minY) < 1e-6
            && abs(one.width - other.width) < 1e-6 && abs(one.height - other.height) < 1e-6
    }

    private func field(_ attribute: UISemanticContentAttribute) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        field.semanticContentAttribute = attribute
        return field
    }

    @Test("A field has its views and its text where a mirror shows them")
    func overlays() {
        inOwnWorld {
            var numbers = SeededNumbers(seed: 2)
            for round in 0..<Rounds.of(200) {
                let frame = CGRect(x: 10, y: 10, width: numbers.next(in: 80...300), height: 40)
                let (left, right, clear) = (numbers.onceIn(2), numbers.onceIn(2), numbers.onceIn(2))
                var rects: [CGRect] = []
                let layout = MirroredLayout(
                    frame: frame,
                    { () -> UITextField in
                        let field = UITextField()
                        field.text = "Text"
                        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 22, height: 10))
                        field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 14, height: 10))
                        field.leftViewMode = left ? .always : .never
                        field.rightViewMode = right ? .always : .never
                        field.clearButtonMode = clear ? .always : .never
                        return field
                    },
                    prepare: { field in
                        field.layoutIfNeeded()
                        rects.append(field.textRect(forBounds: field.bounds))
                    })
                #expect(layout.differences.isEmpty, "round \(round)")
                #expect(Self.areNear(Self.mirrored(rects[0], frame.width), rects[1]))
                #expect(rects[0] == rects[2])
            }
        }
    }

    @Test("Natural alignment is at the leading edge, others stay")
    func alignment() {
        inOwnWorld {
            let cases: [(NSTextAlignment, left: CGFloat, right: CGFloat)] = [
                (.natural, 0, 300), (.justified, 0, 300), (.left, 0, 0), (.right, 300, 300),
            ]
            for (alignment, left, right) in cases {
                for (attribute, x) in [
                    (UISemanticContentAttribute.forceLeftToRight, left), (.forceRightToLeft, right),
                ] {
                    let field = field(attribute)
                    field.font = .systemFont(ofSize: 17)
                    field.textAlignment = alignment
                    field.text = "Text"
                    let width = field.font?.width(of: "Text") ?? 0
                    let wanted = x == 0 ? 0 : 300 - width
                    let start = field.caretRect(for: field.beginningOfDocument).minX
                    #expect(abs(start - wanted) < 1e-6, "\(alignment) \(attribute)")
                }
            }
        }
    }

    @Test("The characters of a text from the right follow each other to the left, with caret and selection")
    func caret() throws {
        try inOwnWorld {
            let field = field(.forceRightToLeft)
            field.text = Self.hebrew
            let text = field.textRect(forBounds: field.bounds)
            let start = field.caretRect(for: field.beginningOfDocument)
            let end = field.caretRect(for: field.endOfDocument)
            let width = try #require(field.font).width(of: Self.hebrew)
            #expect(abs(start.minX - text.maxX) < 1e-6)
            #expect(abs(end.minX - (text.maxX - width)) < 1e-6)
            // Each border is found again at its place, and neighbours stand in their order.
            var last = start.minX
            for offset in 1...Self.hebrew.utf16.count {
                let position = try #require(field.position(from: field.beginningOfDocument, offset: offset))
                let place = field.caretRect(for: position)
                #expect(place.minX < last)
                last = place.minX
                let found = try #require(field.closestPosition(to: CGPoint(x: place.minX, y: place.midY)))
                #expect(field.offset(from: field.beginningOfDocument, to: found) == offset)
            }
            let four = try #require(field.position(from: field.beginningOfDocument, offset: 4))
            let range = try #require(field.textRange(from: field.beginningOfDocument, to: four))
            let rect = field.firstRect(for: range)
            #expect(abs(rect.maxX - text.maxX) < 1e-6)
            #expect(abs(rect.minX - field.caretRect(for: four).minX) < 1e-6 && rect.width > 0)
        }
    }

    @Test("To the left is forward in a text from the right, and backward in any other")
    func directions() throws {
        try inOwnWorld {
            for (text, left) in [(Self.hebrew, 3), ("Hello", 1), ("123", 1)] {
                let field = field(.forceRightToLeft)
                field.text = text
                let two = try #require(field.position(from: field.beginningOfDocument, offset: 2))
                let found = try #require(field.position(from: two, in: .left, offset: 1))
                #expect(field.offset(from: field.beginningOfDocument, to: found) == left, "\(text)")
            }
        }
    }

    @Test("Arrow keys move the caret to their side, and select there")
    func arrowKeys() {
        inOwnWorld {
            for (text, way) in [(Self.hebrew, 1), ("Hello there", -1)] {
                let field = field(.unspecified)
                field.text = text
                field.model.select(TextSelection(caret: 2))
                field.model.perform(.move(.character(.backward)))
                #expect(field.model.selection == TextSelection(caret: 2 + way))
                field.model.perform(.extend(.character(.forward)))
                #expect(field.model.selection == TextSelection(anchor: 2 + way, head: 2))
                field.model.perform(.move(.line(.backward)))
                #expect(field.model.selection.head == (way == 1 ? text.utf16.count : 0))
            }
        }
    }

    @Test("Each paragraph of a text view has the direction of its first letter, and all its lines have it")
    func paragraphs() {
        inOwnWorld {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
            view.text = "1. one two three four\n2. \(Self.hebrew) \(Self.hebrew) \(Self.hebrew)\n\n3"
            let lines = view.model.geometry?.lines ?? []
            #expect(lines.count > 5)
            let hebrew = lines.filter(\.isRightToLeft)
            #expect(hebrew.count > 1)
            let range = (view.text as String).distance(to: "2")
            for line in lines { #expect(line.isRightToLeft == (range.contains(line.range.lowerBound))) }
        }
    }
}

extension String {
    /// The UTF-16 offsets of the paragraph that begins with a character.
    fileprivate func distance(to first: Character) -> Range<Int> {
        let start = utf16.distance(from: startIndex, to: firstIndex(of: first) ?? startIndex)
        let rest = self[(firstIndex(of: first) ?? startIndex)...]
        let end = rest.firstIndex(of: "\n") ?? rest.endIndex
        return start..<start + rest[..<end].utf16.count
    }
}
