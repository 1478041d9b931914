import UIKit

extension PlantedScreen {
    var placeRows: [UIView] {
        let edge = button("More", .beyondEdge)
        let edgeRow = row(nil, edge) { row in
            [
                edge.leadingAnchor.constraint(
                    equalTo: row.leadingAnchor, constant: self.has(.beyondEdge) ? 300 : 0),
                edge.topAnchor.constraint(equalTo: row.topAnchor),
                edge.bottomAnchor.constraint(equalTo: row.bottomAnchor),
                edge.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
                edge.widthAnchor.constraint(greaterThanOrEqualToConstant: 160),
            ]
        }
        let inner = UIScrollView()
        let last = icon(.shortContent, label: "Last picture")
        last.frame = CGRect(x: 1400, y: 0, width: 44, height: 44)
        inner.addSubview(last)
        inner.contentSize = CGSize(width: has(.shortContent) ? 1300 : 1444, height: 44)
        inner.heightAnchor.constraint(equalToConstant: 44).isActive = true
        return [edgeRow, inner]
    }

    var elementRows: [UIView] {
        let small = icon(.smallIcon, label: "Close")
        let silent = icon(.noLabel, label: has(.noLabel) ? nil : "Share")
        let file = icon(.fileName, label: "Search")
        if has(.fileName) { file.accessibilityLabel = "ic_search" }
        let save = icon(.repeatsTrait, label: has(.repeatsTrait) ? "Save button" : "Save")
        let twins = [label("Monday", .sameIdentifier), label("Tuesday", .sameIdentifier)]
        if !has(.sameIdentifier) { twins[0].accessibilityIdentifier = "monday" }
        let edit = [button("Edit", .sameLabel), button("Edit", .sameLabel)]
        edit[0].accessibilityIdentifier = "first"
        if !has(.sameLabel) {
            for (button, name) in zip(edit, ["Edit the name", "Edit the price"]) {
                button.accessibilityLabel = NSLocalizedString(name, comment: "")
            }
        }
        let buttons = [silent, file, save] + edit
        return [row(leading: small, size: has(.smallIcon) ? 20 : 44)] + buttons.map { row(leading: $0) }
            + twins
            + [inside, leftOut, gesture, backwards, slider, conflict]
    }

    private func pair(_ label: UILabel, _ button: UIButton) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.axis = .vertical
        stack.alignment = .leading
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        return stack
    }

    private var inside: UIView {
        let text = label(
            "An article of which the description takes more than a line on a phone", .lowContrast)
        text.accessibilityIdentifier = nil
        let stack = pair(text, button("Buy", .insideElement))
        if has(.insideElement) {
            stack.isAccessibilityElement = true
            stack.accessibilityLabel = NSLocalizedString("Article", comment: "")
        }
        return stack
    }

    private var leftOut: UIView {
        let text = label("Newsletter", .lowContrast)
        text.accessibilityIdentifier = nil
        let stack = pair(text, button("Subscribe", .leftOut))
        if has(.leftOut) { stack.accessibilityElements = [text] }
        return stack
    }

    private var gesture: UIView {
        let view = UIView()
        view.backgroundColor = .systemFill
        view.accessibilityIdentifier = PlantedFault.silentGesture.rawValue
        view.addGestureRecognizer(UITapGestureRecognizer())
        view.heightAnchor.constraint(equalToConstant: 60).isActive = true
        if !has(.silentGesture) {
            view.isAccessibilityElement = true
            view.accessibilityLabel = NSLocalizedString("Map", comment: "")
            view.accessibilityTraits = .button
        }
        return view
    }

    private var backwards: UIView {
        let (question, answer) = (label("Question", .readBackwards), label("Answer", .lowContrast))
        answer.accessibilityIdentifier = nil
        let stack = UIStackView(arrangedSubviews: [question, answer])
        stack.axis = .vertical
        stack.accessibilityElements = has(.readBackwards) ? [answer, question] : [question, answer]
        return stack
    }

    private var slider: UIView {
        let view = UIView()
        view.accessibilityIdentifier = PlantedFault.adjustable.rawValue
        view.isAccessibilityElement = true
        view.accessibilityLabel = NSLocalizedString("Rating", comment: "")
        view.accessibilityValue = "3"
        if has(.adjustable) { view.accessibilityTraits = .adjustable }
        view.heightAnchor.constraint(equalToConstant: 44).isActive = true
        return view
    }

    private var conflict: UIView {
        let view = UIView()
        view.accessibilityIdentifier = PlantedFault.conflict.rawValue
        return row(44, view) { row in
            [
                view.topAnchor.constraint(equalTo: row.topAnchor),
                view.leadingAnchor.constraint(equalTo: row.leadingAnchor),
                view.heightAnchor.constraint(equalToConstant: 20),
                view.widthAnchor.constraint(equalToConstant: 100),
            ] + (self.has(.conflict) ? [view.widthAnchor.constraint(equalToConstant: 200)] : [])
        }
    }
}
