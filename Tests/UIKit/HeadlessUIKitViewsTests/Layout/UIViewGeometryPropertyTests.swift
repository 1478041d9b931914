import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A view's geometry by definition: bounds, centre and transform.
private struct Place {
    var bounds: CGRect
    var center: CGPoint
    var transform: CGAffineTransform

    /// From the view's coordinates to the superview's.
    var matrix: ReferenceMatrix {
        let t = transform
        return .move(-bounds.origin.x - bounds.width / 2, -bounds.origin.y - bounds.height / 2)
            * .linear((t.a, t.b, t.c, t.d, t.tx, t.ty)) * .move(center.x, center.y)
    }
}

extension SeededNumbers {
    /// A transform that can be inverted with few bits lost.
    fileprivate mutating func soundTransform() -> CGAffineTransform {
        if next(below: 3) == 0 { return .identity }
        return CGAffineTransform(rotationAngle: next(in: -4...4))
            .scaledBy(x: next(in: 0.5...2), y: -next(in: 0.5...2))
            .translatedBy(x: next(in: -9...9), y: next(in: -9...9))
    }

    /// Changes one property of a view and of its model.
    @MainActor
    fileprivate mutating func move(_ view: UIView, _ place: inout Place) {
        switch next(below: 4) {
        case 0:
            place.bounds = rect()
            view.bounds = place.bounds
        case 1:
            place.center = rect().origin
            view.center = place.center
        case 2:
            place.transform = soundTransform()
            view.transform = place.transform
        default:
            guard place.transform.isIdentity else { return }
            let frame = rect()
            place.center = CGPoint(x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 2)
            place.bounds.size = frame.size
            view.frame = frame
        }
    }
}

@MainActor @Suite("Random geometry of views") struct UIViewGeometryPropertyTests {
    @Test(
        "Frame, bounds, centre and transform agree with the matrix that they make",
        arguments: [7, 8] as [UInt64])
    func oneView(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let view = UIView()
        var place = Place(bounds: .zero, center: .zero, transform: .identity)
        for _ in 0..<3000 {
            numbers.move(view, &place)
            #expect(view.bounds.distance(to: place.bounds) == 0)
            #expect(view.center.distance(to: place.center) < 1e-9)
            #expect(view.frame.distance(to: place.matrix.apply(place.bounds)) < 1e-9)
        }
    }

    @Test("Converting is multiplying with the matrices on the way", arguments: [11, 12] as [UInt64])
    func conversion(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let views = (0..<8).map { _ in UIView() }
        var places = views.map { _ in Place(bounds: .zero, center: .zero, transform: .identity) }
        var parents: [Int?] = [nil]
        for number in 1..<8 {
            let parent = numbers.next(below: number)
            parents.append(parent)
            views[parent].addSubview(views[number])
        }
        func toRoot(_ number: Int) -> ReferenceMatrix {
            guard let parent = parents[number] else { return .move(0, 0) }
            return places[number].matrix * toRoot(parent)
        }
        for _ in 0..<Rounds.of(2000, share: 10) {
            let moved = numbers.next(below: 8)
            numbers.move(views[moved], &places[moved])
            let (from, to) = (numbers.next(below: 8), numbers.next(below: 8))
            let rect = numbers.rect()
            let matrix = toRoot(from) * toRoot(to).inverse
            let (source, target) = (views[from], views[to])
            #expect(source.convert(rect.origin, to: target).distance(to: matrix.apply(rect.origin)) < 1e-9)
            #expect(target.convert(rect.origin, from: source).distance(to: matrix.apply(rect.origin)) < 1e-9)
            #expect(source.convert(rect, to: target).distance(to: matrix.apply(rect)) < 1e-9)
            #expect(target.convert(rect, from: source).distance(to: matrix.apply(rect)) < 1e-9)
            #expect(source.convert(rect, to: nil).distance(to: toRoot(from).apply(rect)) < 1e-9)
        }
    }
}
