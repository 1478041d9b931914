import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore
@testable import Pictures

@MainActor
@Suite("View hierarchies in SVG") struct SVGTreeTests {
    /// Views at random places with transforms and scrolled content, each in a colour of its own.
    private func tree(_ seed: Int) -> [UIView] {
        var numbers = SeededNumbers(seed: UInt64(seed))
        var views = [UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))]
        for index in 0..<8 {
            let view = UIView(
                frame: CGRect(
                    x: CGFloat(numbers.next(below: 50)), y: CGFloat(numbers.next(below: 50)),
                    width: CGFloat(10 + numbers.next(below: 40)),
                    height: CGFloat(10 + numbers.next(below: 40))))
            view.backgroundColor = UIColor(red: CGFloat(index + 1) / 255, green: 0, blue: 0, alpha: 1)
            if numbers.onceIn(3) {
                view.transform = CGAffineTransform(rotationAngle: numbers.next(in: 0...3))
            }
            if numbers.onceIn(3) { view.transform = view.transform.scaledBy(x: 2, y: 0.5) }
            if numbers.onceIn(3) { view.bounds.origin = CGPoint(x: 5, y: CGFloat(numbers.next(below: 9))) }
            if numbers.onceIn(4) { view.alpha = 0.5 }
            if numbers.onceIn(4) { view.clipsToBounds = true }
            if numbers.onceIn(5) { view.layer.anchorPoint = .zero }
            views[numbers.next(below: views.count)].addSubview(view)
            views.append(view)
        }
        return views
    }

    @Test("Corners are in an SVG where UIKit's conversion has them, through all groups", arguments: 0..<100)
    func corners(seed: Int) throws {
        let views = tree(seed)
        var transforms = [CGAffineTransform.identity]
        var corners: [String: [CGPoint]] = [:]
        var isDefinition = false
        _ = try XMLReader(Picture(of: views[0]).svg()) { name, attributes in
            if name == "defs" { isDefinition = attributes != nil }
            guard let attributes else {
                transforms.removeLast()
                return
            }
            let own = attributes["transform"].flatMap { Self.transform($0) } ?? .identity
            transforms.append(own.concatenating(transforms[transforms.count - 1]))
            guard name == "rect", !isDefinition, let fill = attributes["fill"] else { return }
            let numbers = ["x", "y", "width", "height"].compactMap { attributes[$0].flatMap { Double($0) } }
            let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            corners[fill] = Self.corners(of: rect).map { $0.applying(transforms[transforms.count - 1]) }
        }
        for view in views.dropFirst() {
            let found = try #require(corners[view.backgroundColor?.hexText ?? ""])
            let expected = Self.corners(of: view.bounds).map { view.convert($0, to: views[0]) }
            for (one, other) in zip(found, expected) {
                #expect(hypot(one.x - other.x, one.y - other.y) < 0.02)
            }
        }
    }

    private static func corners(of rect: CGRect) -> [CGPoint] {
        [
            rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY),
        ]
    }

    private static func transform(_ text: String) -> CGAffineTransform? {
        let numbers = text.split { "(), ".contains($0) }.dropFirst().compactMap { Double($0) }.map {
            CGFloat($0)
        }
        if text.hasPrefix("translate"), numbers.count == 2 {
            return CGAffineTransform(translationX: numbers[0], y: numbers[1])
        }
        guard text.hasPrefix("matrix"), numbers.count == 6 else { return nil }
        return CGAffineTransform(
            a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }

    @Test("The SVG of a hundred trees is the stored one")
    func stored() throws {
        let text = (0..<100).map { Picture(of: tree($0)[0]).svg() }.joined()
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Expected/Trees.svg.txt")
        if StoredPicture.updates { try text.write(to: file, atomically: true, encoding: .utf8) }
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }

    @Test("A picture's text and SVG are the same in each of a thousand runs")
    func stable() {
        let first = Picture(of: tree(1)[0])
        let svg = first.svg()
        for _ in 0..<Rounds.of(1000) {
            let next = Picture(of: tree(1)[0])
            #expect(next == first && next.description == first.description && next.svg() == svg)
        }
    }

    @Test("A quarter turn about the middle of a moved view is a matrix in SVG")
    func quarterTurn() {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
        view.backgroundColor = .red
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        page.addSubview(view)
        // About (30, 30): (0, 0) of the view, 20 left of and 10 above it, comes 10 right of and 20 above it.
        #expect(Picture(of: page).svg().contains("transform=\"matrix(0 1 -1 0 40 10)\""))
    }

    @Test("A hierarchy of 100,000 levels is drawn as deep as anything can be seen")
    func deep() {
        let views = (0..<100_000).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) }
        for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
        views[999].backgroundColor = .red
        views[1001].backgroundColor = .blue
        let svg = Picture(of: views[0]).svg()
        #expect(svg.contains("#FF0000") && !svg.contains("#0000FF"))
    }
}
