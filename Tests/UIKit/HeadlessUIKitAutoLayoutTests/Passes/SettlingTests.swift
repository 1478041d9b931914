import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("Layout that depends on itself settles") struct SettlingTests {
    private func label(_ size: CGFloat) -> UILabel {
        let label = UILabel()
        label.text = "Oolong"
        label.font = .systemFont(ofSize: size)
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }

    /// A superview that counts how often it is laid out.
    private final class Host: UIView {
        var passes = 0

        override func layoutSubviews() {
            passes += 1
            super.layoutSubviews()
        }
    }

    private func shown(_ view: UIView, _ body: (UIWindow) -> Void) {
        inOwnWorld {
            let controller = UIViewController()
            controller.view = view
            let window = UIWindow(frame: view.bounds)
            window.rootViewController = controller
            window.isHidden = false
            window.layoutIfNeeded()
            body(window)
            window.isHidden = true
        }
    }

    // MARK: Baselines

    @Test(
        "Labels of different sizes that a centre and a baseline tie keep their widths and the height of the pinned one",
        arguments: [(17, 14), (18, 13), (17, 16.9), (13, 18), (40, 9)] as [(CGFloat, CGFloat)])
    func centreAndBaseline(_ size: CGFloat, _ otherSize: CGFloat) {
        let host = Host(frame: CGRect(x: 0, y: 0, width: 260, height: 90))
        let (name, time) = (label(size), label(otherSize))
        host.addSubview(name)
        host.addSubview(time)
        NSLayoutConstraint.activate([
            time.topAnchor.constraint(equalTo: host.topAnchor, constant: 12),
            name.centerYAnchor.constraint(equalTo: time.centerYAnchor),
            name.lastBaselineAnchor.constraint(equalTo: time.lastBaselineAnchor),
        ])
        host.layoutIfNeeded()
        #expect(host.passes <= 4)
        #expect(time.frame.minY == 12)
        #expect(abs(name.frame.midY - time.frame.midY) <= 0.5)
        // Neither is farther from its natural height than the texts' baselines are from each other, twice.
        for view in [name, time] {
            let difference = abs(view.frame.height - view.intrinsicContentSize.height)
            #expect(difference <= abs(size - otherSize) + 1)
        }
        let frames = [name.frame, time.frame]
        host.setNeedsLayout()
        host.layoutIfNeeded()
        #expect([name.frame, time.frame] == frames)
    }

    @Test("A label that a top and a baseline stretch has its text in the middle")
    func stretchedLabel() {
        let host = Host(frame: CGRect(x: 0, y: 0, width: 260, height: 200))
        let text = label(17)
        host.addSubview(text)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: host.topAnchor),
            text.lastBaselineAnchor.constraint(equalTo: host.topAnchor, constant: 100),
        ])
        host.layoutIfNeeded()
        #expect(host.passes <= 4)
        let font: UIFont = text.font
        let baseline = (text.frame.height - font.lineHeight) / 2 + font.ascender
        #expect(abs(baseline - 100) < 0.7)
    }

    @Test("Baselines that no height fits are looked for again when something changes")
    func endOfContradiction() {
        let host = Host(frame: CGRect(x: 0, y: 0, width: 260, height: 200))
        let (name, time) = (label(18), label(13))
        host.addSubview(name)
        host.addSubview(time)
        let centre = name.centerYAnchor.constraint(equalTo: time.centerYAnchor)
        NSLayoutConstraint.activate([
            time.topAnchor.constraint(equalTo: host.topAnchor, constant: 12), centre,
            name.lastBaselineAnchor.constraint(equalTo: time.lastBaselineAnchor),
        ])
        host.layoutIfNeeded()
        centre.isActive = false
        name.heightAnchor.constraint(equalToConstant: 80).isActive = true
        host.layoutIfNeeded()
        func baseline(_ view: UILabel) -> CGFloat {
            view.frame.midY - view.font.lineHeight / 2 + view.font.ascender
        }
        #expect(time.frame.height == time.intrinsicContentSize.height)
        #expect(abs(baseline(name) - baseline(time)) < 1)
    }

    @Test("Random labels tied by baselines and centres settle soon, and stay when they are laid out again")
    func randomTies() {
        for seed in 0..<UInt64(Rounds.of(2000)) {
            var numbers = SeededNumbers(seed: seed)
            let host = Host(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
            let labels = (0..<(2 + numbers.next(below: 4))).map { _ in
                label(CGFloat(18 + numbers.next(below: 60)) / 2)
            }
            for view in labels { host.addSubview(view) }
            labels[0].topAnchor.constraint(equalTo: host.topAnchor, constant: 40).isActive = true
            let anchors: [(UIView) -> NSLayoutYAxisAnchor] = [
                { $0.centerYAnchor }, { $0.firstBaselineAnchor }, { $0.lastBaselineAnchor }, { $0.topAnchor },
            ]
            var ties: [NSLayoutConstraint] = []
            for index in labels.indices.dropFirst() {
                let other = labels[numbers.next(below: index)]
                let first = numbers.next(below: anchors.count)
                ties.append(anchors[first](labels[index]).constraint(equalTo: anchors[first](other)))
                if numbers.onceIn(2) {
                    let second = (first + 1 + numbers.next(below: 3)) % anchors.count
                    let tie = anchors[second](labels[index]).constraint(equalTo: anchors[second](other))
                    if numbers.onceIn(3) { tie.priority = .defaultHigh }
                    ties.append(tie)
                }
            }
            for tie in ties { tie.isActive = true }
            // Ties that exclude each other are reported, as they should be; layout that does not end is not.
            var failures: [String] = []
            _ = warningTexts { failures = failureTexts { host.layoutIfNeeded() } }
            #expect(!failures.contains { $0.contains("does not settle") }, "seed \(seed)")
            #expect(host.passes <= 6, "seed \(seed)")
            let frames = labels.map(\.frame)
            host.setNeedsLayout()
            host.layoutIfNeeded()
            #expect(labels.map(\.frame) == frames, "seed \(seed)")
            // The path to the solution does not matter.
            let constraints = host.constraints
            NSLayoutConstraint.deactivate(constraints)
            labels[0].heightAnchor.constraint(equalToConstant: 70).isActive = true
            _ = warningTexts { host.layoutIfNeeded() }
            NSLayoutConstraint.deactivate(labels[0].constraints)
            NSLayoutConstraint.activate(constraints)
            _ = warningTexts { host.layoutIfNeeded() }
            #expect(labels.map(\.frame) == frames, "seed \(seed)")
        }
    }

    @Test("The first baseline of a view without text is its top, the last its bottom")
    func viewsWithoutText() {
        for isFirst in [true, false] {
            let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            host.addSubview(view)
            NSLayoutConstraint.activate([
                view.heightAnchor.constraint(equalToConstant: 44),
                (isFirst ? view.firstBaselineAnchor : view.lastBaselineAnchor).constraint(
                    equalTo: host.topAnchor, constant: 70),
            ])
            host.layoutIfNeeded()
            #expect((isFirst ? view.frame.minY : view.frame.maxY) == 70)
        }
    }

    // MARK: Margins

    @Test("A margin that the safe area is part of, tied to the safe area's edge, is without it")
    func marginAtTheSafeArea() {
        let host = Host(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(box)
        box.layoutMarginsGuide.topAnchor.constraint(equalTo: host.safeAreaLayoutGuide.topAnchor).isActive =
            true
        shown(host) { window in
            let edge = host.safeAreaInsets.top
            #expect(edge > 0)
            #expect(box.frame.minY == edge - 8)
            #expect(box.layoutMarginsGuide.layoutFrame.minY == 8)
            // It stays so, without another search.
            let passes = host.passes
            host.setNeedsLayout()
            window.layoutIfNeeded()
            #expect(host.passes == passes + 1)
            #expect(box.frame.minY == edge - 8)
            // A place that does not follow the margins has them with the safe area.
            for constraint in host.constraints { constraint.isActive = false }
            box.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
            window.layoutIfNeeded()
            #expect(box.layoutMarginsGuide.layoutFrame.minY == edge + 8)
        }
    }

    @Test("Code that moves a view often before one layout leaves its margins with the safe area")
    func movesOutsideOfLayout() {
        let host = Host(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let box = UIView()
        let inner = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        inner.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(box)
        box.addSubview(inner)
        let top = box.topAnchor.constraint(equalTo: host.topAnchor)
        NSLayoutConstraint.activate([
            top, box.heightAnchor.constraint(equalToConstant: 100),
            inner.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
        ])
        shown(host) { window in
            for _ in 0..<20 {
                for place in [0, 5] as [CGFloat] { box.frame.origin.y = place }
            }
            host.setNeedsLayout()
            window.layoutIfNeeded()
            #expect(inner.frame.minY == host.safeAreaInsets.top + 8)
        }
    }
}
