import Robot
import Testing

/// The examples of the documentation comments on controls, menus and pickers, as they stand there.
@MainActor @Suite("Examples of the documentation: controls", .robot) struct ExamplesOfControlsTests {
    /// Notes what its controls tell it.
    @MainActor
    private final class Listener {
        var log: [String] = []

        func wifiChanged(_ control: UISwitch) { log.append("\(control.isOn)") }
        func volumeChanged(_ control: UISlider) { log.append("\(control.value)") }
        func copiesChanged(_ control: UIStepper) { log.append("\(control.value)") }
        func sizeChanged(_ control: UISegmentedControl) { log.append("\(control.selectedSegmentIndex)") }
        func pageChanged(_ control: UIPageControl) { log.append("\(control.currentPage)") }
        func dayDidChange(_ control: UIDatePicker) { log.append("day") }
    }

    private let window = UIWindow.createWindowForTesting()
    private let listener = Listener()

    @discardableResult
    private func show<Shown: UIView>(_ view: Shown) -> Shown {
        if view.frame.isEmpty { view.frame.size = CGSize(width: 300, height: 40) }
        view.frame.origin = CGPoint(x: 20, y: 100)
        for other in window.subviews { other.removeFromSuperview() }
        window.addSubview(view)
        return view
    }

    @Test(
        "The examples of switches, sliders, steppers, segmented and page controls do what their comments say")
    func controls() {
        let wifi = UISwitch()
        wifi.addTarget(listener, action: Listener.wifiChanged(_:), for: .valueChanged)
        turn(show(wifi), to: true)

        let volume = UISlider()
        volume.maximumValue = 11
        volume.isContinuous = false
        volume.addTarget(listener, action: Listener.volumeChanged(_:), for: .valueChanged)
        slide(show(volume), to: 11)

        let copies = UIStepper()
        copies.minimumValue = 1
        copies.addTarget(listener, action: Listener.copiesChanged(_:), for: .valueChanged)
        step(show(copies), by: 1)

        let sizes = UISegmentedControl(items: ["Small", "Large"])
        sizes.selectedSegmentIndex = 0
        sizes.addTarget(listener, action: Listener.sizeChanged(_:), for: .valueChanged)
        select(show(sizes), segment: "Large")

        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.addTarget(listener, action: Listener.pageChanged(_:), for: .valueChanged)
        turn(show(pages), to: 1)
        #expect(listener.log == ["true", "11.0", "2.0", "1", "1"])
    }

    @Test("The example of UIProgressView does what its comment says") func progress() {
        let bar = show(UIProgressView(progressViewStyle: .default))
        bar.setProgress(0.4, animated: true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(bar.progress == 0.4)
        let download = Progress(totalUnitCount: 10)
        bar.observedProgress = download
        download.completedUnitCount = 7
        #expect(bar.progress == 0.7)
    }

    @Test(
        "The examples of UIButton.Configuration and its handlers and transformers do what their comments say")
    func configurations() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Buy"
        configuration.subtitle = "4.99"
        configuration.image = UIImage(systemName: "cart")
        configuration.imagePadding = 8
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = .boldSystemFont(ofSize: 20)
            return outgoing
        }
        let button = UIButton(configuration: configuration, primaryAction: nil)
        button.configurationUpdateHandler = { button in
            button.configuration?.showsActivityIndicator = !button.isEnabled
        }
        show(button)
        #expect(allViews(withText("4.99"), onScreenAndVisible(true)).count == 1)
        let title = theFirstView(ofClass(UILabel.self), withText("Buy")).first as? UILabel
        #expect(title?.font.pointSize == 20)
        #expect(allViews(ofClass(UIActivityIndicatorView.self)).isEmpty)
        button.isEnabled = false
        #expect(allViews(ofClass(UIActivityIndicatorView.self)).count == 1)
    }

    @Test("The example of AttributeScopes.UIKitAttributes does what its comment says") func attributes() {
        var title = AttributedString("Save")
        title.font = .boldSystemFont(ofSize: 20)
        #expect(title.font?.pointSize == 20)
    }

    @Test("The examples of UIMenu, UIAction and UIDeferredMenuElement do what their comments say")
    func menus() {
        var log: [String] = []
        let rename = UIAction(title: "Rename") { _ in log.append("rename") }
        let sort = UIMenu(
            title: "Sort by", options: .singleSelection,
            children: [
                UIAction(title: "Name", state: .on) { _ in log.append("by name") },
                UIAction(title: "Date") { _ in log.append("by date") },
            ])
        let recent = UIDeferredMenuElement { completion in
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                completion(
                    ["a.txt", "b.txt"].map { file in UIAction(title: file) { _ in log.append(file) } })
            }
        }
        let delete = UIAction(title: "Delete", attributes: .destructive) { _ in log.append("deleted") }
        let button = UIButton(type: .system)
        button.setTitle("More", for: .normal)
        button.menu = UIMenu(children: [rename, sort, recent, delete])
        button.showsMenuAsPrimaryAction = true
        show(button)
        tapOn(button)
        tapOn(theFirstView(withLabel("Rename")))
        tapOn(button)
        tapOn(theFirstView(withLabel("Sort by")))
        tapOn(theFirstView(withLabel("Date")))
        tapOn(button)
        tapOn(theFirstView(withLabel("b.txt")))
        tapOn(button)
        tapOn(theFirstView(withLabel("Delete")))
        #expect(log == ["rename", "by date", "b.txt", "deleted"])
    }

    @Test("The example of UIContextMenuInteraction does what its comment says") func contextMenu() {
        final class Card: UIView, UIContextMenuInteractionDelegate {
            var log: [String] = []

            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
                    UIMenu(children: [UIAction(title: "Share") { _ in self?.log.append("shared") }])
                }
            }
        }
        let card = show(Card())
        card.addInteraction(UIContextMenuInteraction(delegate: card))
        longPressOn(card)
        tapOn(theFirstView(withLabel("Share")))
        #expect(card.log == ["shared"])
    }

    @Test("The examples of UIPickerView and pick do what their comments say") func pickers() {
        final class Sizes: UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
                -> String?
            { "Size \(row)" }
        }
        let sizes = Sizes()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 216))
        picker.dataSource = sizes
        picker.delegate = sizes
        picker.selectRow(3, inComponent: 0, animated: false)
        show(picker)
        #expect(picker.selectedRow(inComponent: 0) == 3)
        pick(theFirstView(ofClass(UIPickerView.self)), row: 5)
        #expect(picker.selectedRow(inComponent: 0) == 5)
    }

    @Test("The examples of UIDatePicker and pick do what their comments say") func dates() {
        let start = TimeLapse.date
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .inline
        picker.minimumDate = start
        picker.addTarget(listener, action: Listener.dayDidChange, for: .valueChanged)
        picker.accessibilityIdentifier = "arrival"
        show(picker)
        pick(theFirstView(withIdentifier("arrival")), date: start.addingTimeInterval(3 * 86_400))
        #expect(picker.date == start.addingTimeInterval(3 * 86_400))
        #expect(listener.log == ["day"])
    }
}
