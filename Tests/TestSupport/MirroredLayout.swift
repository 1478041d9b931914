import Foundation
import HeadlessUIKit

/// A view that is laid out from the left and from the right, to compare both.
///
/// ```swift
/// let layout = MirroredLayout(frame: CGRect(x: 20, y: 40, width: 200, height: 34)) { UISlider() }
/// #expect(layout.differences.isEmpty)
/// ```
@MainActor
package struct MirroredLayout {
    /// A view of the layout, with its place in the window.
    package struct Place {
        package var name: String
        package var frame: CGRect
    }

    private static let screen = CGRect(x: 0, y: 0, width: 390, height: 800)

    /// The places of all views in a layout from the left.
    package let leftToRight: [Place]
    /// Those in an interface that is read from the right from the beginning, and in one that is turned round later.
    package let rightToLeft: [Place]
    package let turned: [Place]

    /// Lays out a view in a frame.
    ///
    /// - Parameters:
    ///   - frame: the view's frame in a window of 390 by 800 points, which is as wide as the screen; mirrored in an interface from the right.
    ///   - omits: whether a view and what is in it is left out.
    ///   - make: makes the view; called three times.
    ///   - prepare: called with the view when it is in its window.
    package init<View: UIView>(
        frame: CGRect, omitting omits: (UIView) -> Bool = { _ in false }, _ make: () -> View,
        prepare: (View) -> Void = { _ in }
    ) {
        func places(_ first: UITraitEnvironmentLayoutDirection, _ last: UITraitEnvironmentLayoutDirection)
            -> [Place]
        {
            let window = UIWindow(frame: Self.screen)
            window.traitOverrides.layoutDirection = first
            let view = make()
            let isMirrored = last == .rightToLeft
            view.frame = frame
            // Some views have a size of their own.
            if isMirrored { view.frame = Self.mirrored(view.frame) }
            window.addSubview(view)
            window.isHidden = false
            prepare(view)
            window.layoutIfNeeded()
            if last != first {
                window.traitOverrides.layoutDirection = last
                window.layoutIfNeeded()
            }
            defer { window.isHidden = true }
            return Self.places(in: view, window, omits)
        }
        leftToRight = places(.leftToRight, .leftToRight)
        rightToLeft = places(.rightToLeft, .rightToLeft)
        turned = places(.leftToRight, .rightToLeft)
    }

    private static func places(in view: UIView, _ window: UIWindow, _ omits: (UIView) -> Bool) -> [Place] {
        var places: [Place] = []
        var pending = [view]
        while let next = pending.popLast() {
            guard !omits(next), !next.isHidden else { continue }
            // What has no size has no place.
            if next.bounds.size != .zero {
                let name = "\(type(of: next))"
                places.append(Place(name: name, frame: next.convert(next.bounds, to: window)))
            }
            pending += next.subviews.reversed()
        }
        return places
    }

    private static func mirrored(_ frame: CGRect) -> CGRect {
        CGRect(
            x: screen.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    /// What is not mirrored in the interfaces that are read from the right, a line for each view.
    package var differences: [String] {
        differences(rightToLeft, "at first") + differences(turned, "when turned")
    }

    private func differences(_ places: [Place], _ when: String) -> [String] {
        let wanted = Self.sorted(
            leftToRight.map { Place(name: $0.name, frame: Self.mirrored($0.frame)) })
        let found = Self.sorted(places)
        guard wanted.map(\.name) == found.map(\.name) else {
            return ["\(when): \(wanted.map(\.name)) are \(found.map(\.name))"]
        }
        return zip(wanted, found).compactMap { wanted, found in
            Self.isNear(wanted.frame, found.frame)
                ? nil : "\(when): \(wanted.name) is at \(found.frame), not at \(wanted.frame)"
        }
    }

    /// The places in an order of their own: that of the cells of a list depends on when they came.
    private static func sorted(_ places: [Place]) -> [Place] {
        func rounded(_ number: CGFloat) -> CGFloat { (number * 1000).rounded() }
        return places.sorted { one, other in
            if one.name != other.name { return one.name < other.name }
            let (a, b) = (one.frame, other.frame)
            return (rounded(a.minY), rounded(a.minX), rounded(a.width), rounded(a.height))
                < (rounded(b.minY), rounded(b.minX), rounded(b.width), rounded(b.height))
        }
    }

    private static func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
        abs(one.minX - other.minX) < 1e-6 && abs(one.minY - other.minY) < 1e-6
            && abs(one.width - other.width) < 1e-6 && abs(one.height - other.height) < 1e-6
    }

    /// Whether anything is not in the same place in both directions, so that the comparison says something.
    package var isMirrored: Bool {
        zip(leftToRight, rightToLeft).contains { left, right in
            let (first, second) = (leftToRight[0].frame, rightToLeft[0].frame)
            return abs((left.frame.minX - first.minX) - (right.frame.minX - second.minX)) > 1
        }
    }
}
