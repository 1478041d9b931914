import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A page of 300 by 400 points with views that constraints place.
@MainActor
struct Page {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let a = UIView()
    let b = UIView()

    init() {
        for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
    }

    /// Activates the constraints and returns the views' frames after layout.
    func frames(_ constraints: [NSLayoutConstraint]) -> [CGRect] {
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        return [a.frame, b.frame]
    }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

@MainActor @Suite("Placing views by constraints") struct PlacingTests {
    typealias Case = (String, @MainActor @Sendable (Page) -> [NSLayoutConstraint], CGRect)

    nonisolated static let places: [Case] = [
        (
            "four edges",
            { page in
                [
                    page.a.leadingAnchor.constraint(equalTo: page.root.leadingAnchor, constant: 10),
                    page.a.trailingAnchor.constraint(equalTo: page.root.trailingAnchor, constant: -20),
                    page.a.topAnchor.constraint(equalTo: page.root.topAnchor, constant: 30),
                    page.a.bottomAnchor.constraint(equalTo: page.root.bottomAnchor, constant: -40),
                ]
            }, rect(10, 30, 270, 330)
        ),
        (
            "centre and size",
            { page in
                [
                    page.a.centerXAnchor.constraint(equalTo: page.root.centerXAnchor),
                    page.a.centerYAnchor.constraint(equalTo: page.root.centerYAnchor, constant: 10),
                    page.a.widthAnchor.constraint(equalToConstant: 100),
                    page.a.heightAnchor.constraint(equalTo: page.a.widthAnchor, multiplier: 0.5),
                ]
            }, rect(100, 185, 100, 50)
        ),
        (
            "left and right, with a multiplier of the width",
            { page in
                [
                    page.a.rightAnchor.constraint(equalTo: page.root.rightAnchor, constant: -5),
                    page.a.topAnchor.constraint(equalTo: page.root.topAnchor),
                    page.a.widthAnchor.constraint(
                        equalTo: page.root.widthAnchor, multiplier: 1 / 3, constant: -10),
                    page.a.heightAnchor.constraint(equalToConstant: 20),
                ]
            }, rect(205, 0, 90, 20)
        ),
        (
            "a weaker width than the edges",
            { page in
                let width = page.a.widthAnchor.constraint(equalToConstant: 500)
                width.priority = .defaultHigh
                return [
                    page.a.leftAnchor.constraint(equalTo: page.root.leftAnchor, constant: 10),
                    page.a.rightAnchor.constraint(lessThanOrEqualTo: page.root.rightAnchor, constant: -10),
                    page.a.topAnchor.constraint(equalTo: page.root.topAnchor),
                    page.a.heightAnchor.constraint(equalToConstant: 20), width,
                ]
            }, rect(10, 0, 280, 20)
        ),
        (
            "margins",
            { page in
                let guide = page.root.layoutMarginsGuide
                return [
                    page.a.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                    page.a.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                    page.a.topAnchor.constraint(equalTo: guide.topAnchor),
                    page.a.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                ]
            }, rect(8, 8, 284, 384)
        ),
        (
            "the item form, by a margin",
            { page in
                [
                    NSLayoutConstraint(
                        item: page.a, attribute: .left, relatedBy: .equal, toItem: page.root,
                        attribute: .leftMargin, multiplier: 1, constant: 2),
                    NSLayoutConstraint(
                        item: page.a, attribute: .centerY, relatedBy: .equal, toItem: page.root,
                        attribute: .centerYWithinMargins, multiplier: 1, constant: 0),
                    NSLayoutConstraint(
                        item: page.a, attribute: .width, relatedBy: .equal, toItem: nil,
                        attribute: .notAnAttribute, multiplier: 1, constant: 40),
                    NSLayoutConstraint(
                        item: page.a, attribute: .height, relatedBy: .equal, toItem: page.a,
                        attribute: .width, multiplier: 2, constant: 0),
                ]
            }, rect(10, 160, 40, 80)
        ),
        (
            "the item form, by a size of no item, as libraries write it",
            { page in
                [NSLayoutConstraint.Attribute.width, .height].map { attribute in
                    NSLayoutConstraint(
                        item: page.a, attribute: attribute, relatedBy: .equal, toItem: nil,
                        attribute: attribute, multiplier: 1, constant: 40)
                } + [
                    page.a.leftAnchor.constraint(equalTo: page.root.leftAnchor),
                    page.a.topAnchor.constraint(equalTo: page.root.topAnchor),
                ]
            }, rect(0, 0, 40, 40)
        ),
        (
            "beside another view, at the system's spacing",
            { page in
                [
                    page.b.leadingAnchor.constraint(equalTo: page.root.leadingAnchor),
                    page.b.topAnchor.constraint(equalTo: page.root.topAnchor, constant: 7),
                    page.b.widthAnchor.constraint(equalToConstant: 50),
                    page.b.heightAnchor.constraint(equalToConstant: 60),
                    page.a.leadingAnchor.constraint(
                        equalToSystemSpacingAfter: page.b.trailingAnchor, multiplier: 2),
                    page.a.topAnchor.constraint(equalToSystemSpacingBelow: page.b.bottomAnchor),
                    page.a.widthAnchor.constraint(equalTo: page.b.widthAnchor),
                    page.a.heightAnchor.constraint(equalTo: page.b.heightAnchor),
                ]
            }, rect(66, 75, 50, 60)
        ),
        (
            "distances between anchors",
            { page in
                [
                    page.b.leftAnchor.constraint(equalTo: page.root.leftAnchor, constant: 100),
                    page.b.topAnchor.constraint(equalTo: page.root.topAnchor),
                    page.b.widthAnchor.constraint(equalToConstant: 50),
                    page.b.heightAnchor.constraint(equalToConstant: 50),
                    page.a.widthAnchor.constraint(equalToConstant: 20),
                    page.a.heightAnchor.constraint(equalToConstant: 20),
                    page.a.topAnchor.constraint(equalTo: page.root.topAnchor),
                    page.root.leftAnchor.anchorWithOffset(to: page.a.leftAnchor).constraint(
                        equalTo: page.a.rightAnchor.anchorWithOffset(to: page.b.leftAnchor), multiplier: 1),
                ]
            }, rect(40, 0, 20, 20)
        ),
        (
            "a guide between two views",
            { page in
                let guide = UILayoutGuide()
                page.root.addLayoutGuide(guide)
                return [
                    page.b.topAnchor.constraint(equalTo: page.root.topAnchor),
                    page.b.heightAnchor.constraint(equalToConstant: 30),
                    page.b.leftAnchor.constraint(equalTo: page.root.leftAnchor),
                    page.b.widthAnchor.constraint(equalToConstant: 30),
                    guide.topAnchor.constraint(equalTo: page.b.bottomAnchor),
                    guide.heightAnchor.constraint(equalToConstant: 12),
                    page.a.topAnchor.constraint(equalTo: guide.bottomAnchor),
                    page.a.leftAnchor.constraint(equalTo: page.b.leftAnchor),
                    page.a.widthAnchor.constraint(equalTo: page.b.widthAnchor),
                    page.a.heightAnchor.constraint(equalTo: page.b.heightAnchor),
                ]
            }, rect(0, 42, 30, 30)
        ),
        (
            "whole pixels",
            { page in
                [
                    page.a.leftAnchor.constraint(equalTo: page.root.leftAnchor, constant: 10.1),
                    page.a.topAnchor.constraint(equalTo: page.root.topAnchor, constant: 0.5),
                    page.a.widthAnchor.constraint(equalToConstant: 10.25),
                    page.a.heightAnchor.constraint(equalToConstant: 20),
                ]
            },
            CGRect(x: 10, y: 2 / 3.0, width: 31 / 3.0, height: 20)
        ),
    ]

    @Test("A view gets the frame that its constraints say", arguments: places)
    func places(_ name: String, _ make: @MainActor (Page) -> [NSLayoutConstraint], _ frame: CGRect) {
        let page = Page()
        #expect(page.frames(make(page))[0].isNear(frame), "\(name): \(page.a.frame)")
    }

    @Test("A constant that changes moves the views at the next layout, and code's frame lasts until then")
    func constant() {
        let page = Page()
        let left = page.a.leftAnchor.constraint(equalTo: page.root.leftAnchor, constant: 10)
        _ = page.frames([
            left, page.a.topAnchor.constraint(equalTo: page.root.topAnchor),
            page.a.widthAnchor.constraint(equalToConstant: 20),
            page.a.heightAnchor.constraint(equalToConstant: 20),
        ])
        left.constant = 50
        #expect(page.a.frame == rect(10, 0, 20, 20))
        page.root.layoutIfNeeded()
        #expect(page.a.frame == rect(50, 0, 20, 20))
        page.a.frame = rect(1, 2, 3, 4)
        #expect(page.a.frame == rect(1, 2, 3, 4))
        page.root.setNeedsLayout()
        page.root.layoutIfNeeded()
        #expect(page.a.frame == rect(50, 0, 20, 20))
        left.isActive = false
        page.a.leftAnchor.constraint(equalTo: page.root.leftAnchor, constant: 5).isActive = true
        page.root.layoutIfNeeded()
        #expect(page.a.frame == rect(5, 0, 20, 20))
    }

    @Test("The views follow their superview's size")
    func resized() {
        let page = Page()
        _ = page.frames([
            page.a.leftAnchor.constraint(equalTo: page.root.leftAnchor),
            page.a.topAnchor.constraint(equalTo: page.root.topAnchor),
            page.a.widthAnchor.constraint(equalTo: page.root.widthAnchor, multiplier: 0.5),
            page.a.heightAnchor.constraint(equalTo: page.root.heightAnchor),
        ])
        page.root.frame.size = CGSize(width: 100, height: 60)
        page.root.layoutIfNeeded()
        #expect(page.a.frame == rect(0, 0, 50, 60))
    }

    @Test(
        "Constraints lead through several levels, whether the view between is placed by code or by them"
    )
    func levels() {
        for isPlaced in [false, true] {
            let page = Page()
            let box = UIView(frame: rect(40, 50, 100, 100))
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            page.root.addSubview(box)
            box.addSubview(inner)
            if isPlaced {
                box.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    box.leftAnchor.constraint(equalTo: page.root.leftAnchor, constant: 40),
                    box.topAnchor.constraint(equalTo: page.root.topAnchor, constant: 50),
                    box.widthAnchor.constraint(equalToConstant: 100),
                    box.heightAnchor.constraint(equalToConstant: 100),
                ])
            }
            _ = page.frames([
                inner.leftAnchor.constraint(equalTo: page.a.rightAnchor),
                inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
                inner.rightAnchor.constraint(equalTo: box.rightAnchor),
                inner.bottomAnchor.constraint(equalTo: page.a.bottomAnchor),
                page.a.leftAnchor.constraint(equalTo: page.root.leftAnchor),
                page.a.widthAnchor.constraint(equalToConstant: 60),
                page.a.topAnchor.constraint(equalTo: page.root.topAnchor),
                page.a.heightAnchor.constraint(equalToConstant: 90),
            ])
            #expect(inner.frame == rect(20, 5, 80, 35), "\(isPlaced)")
            if !isPlaced {
                box.frame.origin.x = 50
                page.root.layoutIfNeeded()
                #expect(inner.frame == rect(10, 5, 90, 35))
            }
        }
    }

    @Test("A label is as large as its text, and as high as its lines in the width that it gets")
    func labels() {
        let page = Page()
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.text = "One line"
        page.root.addSubview(label)
        let natural = label.intrinsicContentSize
        NSLayoutConstraint.activate([
            label.leftAnchor.constraint(equalTo: page.root.leftAnchor),
            label.topAnchor.constraint(equalTo: page.root.topAnchor),
            label.rightAnchor.constraint(lessThanOrEqualTo: page.root.rightAnchor),
        ])
        page.root.layoutIfNeeded()
        #expect(label.frame.size == natural)
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 40)
        page.root.layoutIfNeeded()
        let wrapped = label.sizeThatFits(CGSize(width: 300, height: 0))
        #expect(label.frame.size == wrapped)
        #expect(wrapped.height > natural.height * 3)
        page.root.frame.size.width = 150
        page.root.layoutIfNeeded()
        #expect(label.frame.size == label.sizeThatFits(CGSize(width: 150, height: 0)))
        page.root.frame.size.width = 300
        page.root.layoutIfNeeded()
        #expect(label.frame.size == wrapped)
    }

    @Test("A removed view takes the constraints along that lead out of it, and keeps those inside")
    func removing() {
        let page = Page()
        let inner = UIView()
        page.a.addSubview(inner)
        let inside = inner.widthAnchor.constraint(equalTo: page.a.widthAnchor)
        let outside = [
            page.a.leftAnchor.constraint(equalTo: page.root.leftAnchor),
            inner.topAnchor.constraint(equalTo: page.root.topAnchor),
        ]
        NSLayoutConstraint.activate(outside + [inside])
        #expect(page.root.constraints.count == 2)
        page.root.layoutIfNeeded()
        page.a.removeFromSuperview()
        #expect(page.root.constraints.isEmpty)
        #expect(outside.allSatisfy { !$0.isActive })
        #expect(inside.isActive)
        #expect(page.a.constraints == [inside])
    }

    @Test("A view has the size that fits the constraints inside it")
    func fitting() {
        let page = Page()
        NSLayoutConstraint.activate([
            page.a.leftAnchor.constraint(equalTo: page.root.leftAnchor, constant: 10),
            page.a.rightAnchor.constraint(equalTo: page.root.rightAnchor, constant: -10),
            page.a.topAnchor.constraint(equalTo: page.root.topAnchor, constant: 5),
            page.a.bottomAnchor.constraint(equalTo: page.root.bottomAnchor, constant: -5),
            page.a.widthAnchor.constraint(greaterThanOrEqualToConstant: 70),
            page.a.heightAnchor.constraint(equalTo: page.a.widthAnchor),
        ])
        let compressed = page.root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(compressed == CGSize(width: 90, height: 80))
        let wide = page.root.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 120, height: 110))
        #expect(page.root.frame == rect(0, 0, 300, 400))
    }
}

extension CGRect {
    /// Whether both rectangles are the same but for rounding.
    func isNear(_ other: CGRect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
            .allSatisfy { abs($0) < 1e-9 }
    }
}
