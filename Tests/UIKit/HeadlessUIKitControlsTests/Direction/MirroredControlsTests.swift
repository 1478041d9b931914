import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

@MainActor
@Suite("Mirrored controls") struct MirroredControlsTests {
    private static func image(_ numbers: inout SeededNumbers) -> UIImage {
        UIImage(
            color: .red,
            size: CGSize(
                width: CGFloat(5 + numbers.next(below: 30)), height: CGFloat(5 + numbers.next(below: 20))))
    }

    private static func word(_ numbers: inout SeededNumbers) -> String {
        String(repeating: "word ", count: 1 + numbers.next(below: 4))
    }

    static let controls: [(name: String, make: @MainActor (inout SeededNumbers) -> UIView)] = [
        ("button", { MirroredControlsTests.button(&$0) }),
        ("configured button", { MirroredControlsTests.configuredButton(&$0) }),
        (
            "slider",
            { numbers in
                let slider = UISlider()
                slider.value = Float(numbers.next(in: 0...1))
                if numbers.onceIn(2) { slider.minimumValueImage = image(&numbers) }
                if numbers.onceIn(2) { slider.maximumValueImage = image(&numbers) }
                return slider
            }
        ),
        (
            "progress",
            { numbers in
                let bar = UIProgressView(progressViewStyle: .default)
                bar.progress = Float(numbers.next(in: 0...1))
                return bar
            }
        ),
        (
            "switch",
            { numbers in
                let toggle = UISwitch()
                toggle.isOn = numbers.onceIn(2)
                return toggle
            }
        ),
        ("stepper", { _ in UIStepper() }),
        (
            "segments",
            { numbers in
                let control = UISegmentedControl()
                for index in 0...numbers.next(below: 4) {
                    control.insertSegment(withTitle: word(&numbers), at: index, animated: false)
                    if numbers.onceIn(3) {
                        control.setWidth(numbers.next(in: 20...60), forSegmentAt: index)
                    }
                }
                control.apportionsSegmentWidthsByContent = numbers.onceIn(2)
                return control
            }
        ),
        (
            "page control",
            { numbers in
                let control = UIPageControl()
                control.numberOfPages = 1 + numbers.next(below: 60)
                control.currentPage = numbers.next(below: 60)
                control.preferredCurrentPageIndicatorImage = image(&numbers)
                return control
            }
        ),
        ("list content", { MirroredControlsTests.listContent(&$0) }),
        (
            "menu row",
            { numbers in
                UIMenuRow(
                    UIAction(
                        title: word(&numbers), subtitle: numbers.onceIn(2) ? word(&numbers) : nil,
                        image: numbers.onceIn(2) ? image(&numbers) : nil, state: .on
                    ) { _ in }, as: .plain)
            }
        ),
        (
            "compact date picker",
            { _ in
                let picker = UIDatePicker()
                picker.preferredDatePickerStyle = .compact
                return picker
            }
        ),
        (
            "calendar",
            { _ in
                let picker = UIDatePicker()
                picker.preferredDatePickerStyle = .inline
                return picker
            }
        ),
    ]

    private static func button(_ numbers: inout SeededNumbers) -> UIView {
        let button = UIButton(type: .system)
        if !numbers.onceIn(4) { button.setTitle(word(&numbers), for: .normal) }
        if !numbers.onceIn(4) { button.setImage(image(&numbers), for: .normal) }
        button.contentHorizontalAlignment = numbers.element(of: [.center, .leading, .trailing])
        return button
    }

    private static func configuredButton(_ numbers: inout SeededNumbers) -> UIView {
        var configuration = UIButton.Configuration.filled()
        configuration.title = word(&numbers)
        if numbers.onceIn(2) { configuration.subtitle = word(&numbers) }
        configuration.image = image(&numbers)
        configuration.imagePlacement = numbers.element(of: [.leading, .trailing, .top, .bottom])
        configuration.imagePadding = numbers.next(in: 0...10)
        configuration.showsActivityIndicator = numbers.onceIn(4)
        configuration.contentInsets = NSDirectionalEdgeInsets(
            top: 1, leading: numbers.next(in: 0...30), bottom: 2, trailing: numbers.next(in: 0...30))
        configuration.background.backgroundInsets = NSDirectionalEdgeInsets(
            top: 0, leading: numbers.next(in: 0...9), bottom: 0, trailing: numbers.next(in: 0...9))
        let button = UIButton(configuration: configuration)
        button.contentHorizontalAlignment = numbers.element(of: [.center, .leading, .trailing])
        return button
    }

    private static func listContent(_ numbers: inout SeededNumbers) -> UIView {
        var content: UIListContentConfiguration = numbers.element(
            of: [.cell(), .subtitleCell(), .valueCell(), .plainHeader()])
        content.text = word(&numbers)
        if !numbers.onceIn(3) { content.secondaryText = word(&numbers) }
        if numbers.onceIn(2) { content.image = image(&numbers) }
        content.directionalLayoutMargins.leading = numbers.next(in: 0...40)
        content.prefersSideBySideTextAndSecondaryText = numbers.onceIn(2)
        return UIListContentView(configuration: content)
    }

    @Test(
        "A control that is read from the right has all its parts where a mirror shows them",
        arguments: 0..<12)
    func mirrored(_ index: Int) {
        inOwnWorld {
            let (name, make) = Self.controls[index]
            var numbers = SeededNumbers(seed: UInt64(index + 1))
            var hasMoved = false
            for round in 0..<Rounds.of(200) {
                let frame = CGRect(
                    x: numbers.next(in: 0...50), y: numbers.next(in: 0...50),
                    width: numbers.next(in: 100...340), height: numbers.next(in: 30...300))
                let seed = numbers
                let layout = MirroredLayout(frame: frame) {
                    numbers = seed
                    return make(&numbers)
                }
                hasMoved = hasMoved || layout.isMirrored
                #expect(layout.differences.isEmpty, "\(name), round \(round)")
                guard layout.differences.isEmpty else { return }
            }
            #expect(hasMoved, "\(name) says nothing")
        }
    }
}
