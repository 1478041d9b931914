// swift-format-ignore-file
// The samples of controls, word for word.
import HeadlessUIKit
import TABTestKit

class ControlSamplesTests: ViewsTestCase {

  func test_switch() {
    show {
      let view = UISwitch()
      view.isOn = true
      view.accessibilityIdentifier = "MySwitch"
      return [view]
    }
    let toggle = Switch(id: "MySwitch")
    XCTAssertEqual(toggle.value, .on)
    toggle.adjust(to: .off)
    XCTAssertEqual(toggle.value, .off)
    toggle.adjust(to: .on)
    toggle.tap()
    XCTAssertEqual(toggle.value, .off)
  }

  func test_slider() {
    show {
      let view = UISlider()
      view.value = 0.5
      view.accessibilityIdentifier = "MySlider"
      return [view]
    }
    let slider = Slider(id: "MySlider")
    XCTAssertEqual(slider.value, 0.5)
    slider.adjust(to: 1)
    XCTAssertEqual(slider.value, 1)
  }

  func test_stepper() {
    show {
      let view = UIStepper()
      view.accessibilityIdentifier = "MyStepper"
      return [view]
    }
    let stepper = Stepper(id: "MyStepper")
    stepper.incrementButton.tap()
    stepper.decrementButton.tap()
    stepper.decrementButton.await(not: .enabled, timeout: 1) // Waits a max of 1 second for the button to be disabled
  }

  func test_segmentedControl() {
    show {
      let segmentedControl = UISegmentedControl()
      let containerView = UIStackView()
      containerView.accessibilityIdentifier = "MySegmentedControl"
      containerView.addArrangedSubview(segmentedControl)
      segmentedControl.insertSegment(withTitle: "Segment 1", at: 0, animated: false)
      segmentedControl.insertSegment(withTitle: "Segment 2", at: 1, animated: false)
      return [containerView, UISegmentedControl(items: ["Other"])]
    }
    do {
      let segmentedControl = SegmentedControl()
      see(segmentedControl)
    }
    do {
      let segmentedControl = SegmentedControl(parent: View(id: "MySegmentedControl"))
      segmentedControl.button(withID: "Segment 2").tap()
      state(of: segmentedControl.button(withID: "Segment 2"), is: .selected)
    }
    do {
      let segmentedControl = SegmentedControl(index: 0)
      see(segmentedControl.button(withID: "Segment 1"))
    }
    do {
      let segmentedControl = SegmentedControl(index: 1)
      see(segmentedControl.button(withID: "Other"))
    }
  }

  func test_pageIndicator() {
    show {
      let view = UIPageControl()
      view.numberOfPages = 3
      view.accessibilityIdentifier = "MyPageIndicator"
      return [view]
    }
    let pageIndicator = PageIndicator(id: "MyPageIndicator")
    XCTAssertEqual(pageIndicator.value, "page 1 of 3")
  }

  func test_image() {
    show {
      let view = UIImageView()
      view.isAccessibilityElement = true
      view.accessibilityIdentifier = "ExampleImage"
      view.accessibilityLabel = "image of random object"
      view.heightAnchor.constraint(equalToConstant: 50).isActive = true
      return [view]
    }
    let image = Image(id: "ExampleImage")
    XCTAssertEqual(image.value, "image of random object")
  }

}

private final class WordsPicker: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    ["The value", "New value"][row]
  }
}

class PickerSamplesTests: ViewsTestCase {

  func test_picker() {
    show {
      let view = WordsPicker()
      view.dataSource = view
      view.delegate = view
      view.accessibilityIdentifier = "MyPicker"
      return [view]
    }
    let picker = Picker(id: "MyPicker")
    let wheel = picker.wheel(0)
    XCTAssertEqual(wheel.value, "The value")
    wheel.adjust(to: "New value")
    XCTAssertEqual(wheel.value, "New value")
  }

  func test_datePicker() {
    show {
      let view = UIDatePicker()
      view.preferredDatePickerStyle = .wheels
      view.datePickerMode = .time
      view.timeZone = TimeZone(secondsFromGMT: 0)
      view.date = Date(timeIntervalSince1970: 9 * 3600 + 41 * 60)
      view.accessibilityIdentifier = "MyPicker"
      return [view]
    }
    let datePicker = DatePicker(id: "MyPicker")
    let wheel = datePicker.wheel(0)
    XCTAssertEqual(wheel.value, "9 o’clock")
    wheel.adjust(to: "10")
    XCTAssertEqual(wheel.value, "10 o’clock")
  }

}
