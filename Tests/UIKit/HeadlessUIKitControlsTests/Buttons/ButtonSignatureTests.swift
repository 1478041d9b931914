import Foundation
import HeadlessUIKit
import TestSupport
import Testing

// Controls as applications subclass them.

/// A button with the two initializers that applications write, and so with the convenience ones of its superclass.
private final class RoundButton: UIButton {
    let radius: CGFloat

    override init(frame: CGRect) {
        radius = 8
        super.init(frame: frame)
        layer.cornerRadius = radius
    }

    required init?(coder: NSCoder) { nil }

    override var currentTitle: String? { super.currentTitle.map { "\($0)!" } }
    override var isTracking: Bool { true }
}

private final class Refresh: UIRefreshControl {
    let name: String

    override init() {
        name = "pull"
        super.init()
    }

    required init?(coder: NSCoder) { nil }
}

private final class Scroll: UIScrollView {
    override var adjustedContentInset: UIEdgeInsets {
        UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    }
    override var isDragging: Bool { true }
}

private final class Segments: UISegmentedControl {
    var inserted: [String?] = []
    override func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        inserted.append(title)
        super.insertSegment(withTitle: title, at: segment, animated: animated)
    }
}

@MainActor @Suite("Subclasses of controls") struct ButtonSignatureTests {
    @Test("A subclass with the usual initializers is made with and without a type")
    func buttons() {
        inOwnWorld {
            let (plain, system) = (RoundButton(), RoundButton(type: .system))
            #expect(plain.radius == 8 && plain.buttonType == .custom)
            #expect(system.layer.cornerRadius == 8 && system.buttonType == .system)
            #expect(system.titleColor(for: .normal) == system.tintColor)
            let action = UIAction(title: "Go") { _ in }
            let button = RoundButton(type: .system, primaryAction: action)
            #expect(button.currentTitle == "Go!" && button.isTracking)
        }
    }

    @Test("A refresh control is made without a frame")
    func refreshControls() {
        inOwnWorld {
            #expect(Refresh().name == "pull" && Refresh().frame.height == 60)
            #expect(UIRefreshControl().frame.height == 60)
        }
    }

    @Test("Members of scroll views and segmented controls are overridden")
    func others() {
        let scroll: UIScrollView = Scroll()
        #expect(scroll.adjustedContentInset.top == 10 && scroll.isDragging)
        let segments = Segments()
        segments.insertSegment(withTitle: "A", at: 0, animated: false)
        #expect(segments.inserted == ["A"] && segments.numberOfSegments == 1)
    }
}
