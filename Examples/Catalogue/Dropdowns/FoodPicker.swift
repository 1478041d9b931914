import HeadlessUIKit

/// A wheel of fruit beside a wheel of vegetables, the first row of each of which chooses nothing.
final class FoodPicker: UIPickerView {
    private static let foods = [
        ["Select Fruit", "Apple", "Banana", "Orange", "Grapes", "Watermelon"],
        ["Select Veggie", "Asparagus", "Broccoli", "Carrots", "Kale", "Tomato"],
    ]

    /// The choice of a user who does not turn the wheels.
    static let defaultChoice = foods[0][1]

    private let onTurn: @MainActor (FoodPicker) -> Void

    /// - Parameter onTurn: called when the user has turned a wheel.
    init(onTurn: @escaping @MainActor (FoodPicker) -> Void) {
        self.onTurn = onTurn
        super.init(frame: .zero)
        dataSource = self
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    /// What is chosen, separated by a space: `Orange Broccoli`.
    var choice: String {
        get {
            Self.foods.indices
                .map { (component: $0, row: selectedRow(inComponent: $0)) }
                .filter { $0.row > 0 }
                .map { Self.foods[$0.component][$0.row] }
                .joined(separator: " ")
        }
        set {
            let names = newValue.split(separator: " ").map(String.init)
            for (component, foods) in Self.foods.enumerated() {
                let row = foods.firstIndex { names.contains($0) } ?? 0
                selectRow(row, inComponent: component, animated: false)
            }
        }
    }
}

extension FoodPicker: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { Self.foods.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        Self.foods[component].count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
        -> String?
    {
        Self.foods[component][row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        onTurn(self)
    }
}
