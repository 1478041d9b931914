import UIKit

extension PlantedScreen {
    var contrastRows: [UIView] {
        let pale = label("A note in grey", .lowContrast)
        if has(.lowContrast) { pale.textColor = UIColor(white: 0.7, alpha: 1) }

        let loud = button("Offer", .whiteOnYellow)
        loud.configuration?.baseForegroundColor = .white
        loud.configuration?.background.backgroundColor =
            has(.whiteOnYellow) ? .systemYellow : UIColor(red: 0, green: 0.2, blue: 0.6, alpha: 1)

        let field = UITextField()
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.accessibilityIdentifier = PlantedFault.palePlaceholder.rawValue
        field.attributedPlaceholder = NSAttributedString(
            string: NSLocalizedString("Your name", comment: ""),
            attributes: [.foregroundColor: has(.palePlaceholder) ? UIColor(white: 0.85, alpha: 1) : .label])

        let black = label("Terms of use", .blackInDark)
        black.textColor = has(.blackInDark) ? .black : .label
        return [pale, row(leading: loud), row(leading: field), black]
    }

    var textRows: [UIView] {
        let line = label(
            "One line of a text that is longer than any phone is wide, even one on its side", .oneLine)
        if has(.oneLine) { line.numberOfLines = 1 }

        let low = label("Delivery tomorrow", .fixedHeight)
        if has(.fixedHeight) { low.heightAnchor.constraint(equalToConstant: 24).isActive = true }

        let narrow = UIButton(type: .system)
        narrow.setTitle(NSLocalizedString("Continue", comment: ""), for: .normal)
        narrow.titleLabel?.font = .preferredFont(forTextStyle: .body)
        narrow.titleLabel?.adjustsFontForContentSizeCategory = true
        narrow.accessibilityIdentifier = PlantedFault.fixedWidth.rawValue
        let narrowRow =
            has(.fixedWidth)
            ? row(nil, narrow) { row in
                [
                    narrow.leadingAnchor.constraint(equalTo: row.leadingAnchor),
                    narrow.topAnchor.constraint(equalTo: row.topAnchor),
                    narrow.bottomAnchor.constraint(equalTo: row.bottomAnchor),
                    narrow.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
                    narrow.widthAnchor.constraint(equalToConstant: 120),
                ]
            } : row(leading: narrow)

        let fixed = label("In stock", .fixedFont)
        if has(.fixedFont) { fixed.font = .systemFont(ofSize: 17) }
        let stiff = label("Free returns", .notAdjusting)
        if has(.notAdjusting) { stiff.adjustsFontForContentSizeCategory = false }
        return [line, low, narrowRow, overlapping, price, fixed, stiff]
    }

    private var overlapping: UIView {
        let (first, second) = (label("First line", .lowContrast), label("Second line", .overlapping))
        first.accessibilityIdentifier = nil
        return row(nil, first, second) { row in
            [
                first.topAnchor.constraint(equalTo: row.topAnchor),
                first.leadingAnchor.constraint(equalTo: row.leadingAnchor),
                first.trailingAnchor.constraint(equalTo: row.trailingAnchor),
                second.topAnchor.constraint(
                    equalTo: self.has(.overlapping) ? row.topAnchor : first.bottomAnchor,
                    constant: self.has(.overlapping) ? 8 : 0),
                second.leadingAnchor.constraint(equalTo: row.leadingAnchor),
                second.trailingAnchor.constraint(equalTo: row.trailingAnchor),
                second.bottomAnchor.constraint(equalTo: row.bottomAnchor),
            ]
        }
    }

    private var price: UIView {
        let (name, price) = (label("Green tea from Kyoto", .lowContrast), label("12.00 each", .runsIntoPrice))
        name.accessibilityIdentifier = nil
        guard has(.runsIntoPrice) else {
            let stack = UIStackView(arrangedSubviews: [name, price])
            stack.axis = .vertical
            return stack
        }
        return row(nil, name, price) { row in
            [
                name.topAnchor.constraint(equalTo: row.topAnchor),
                name.bottomAnchor.constraint(equalTo: row.bottomAnchor),
                name.leadingAnchor.constraint(equalTo: row.leadingAnchor),
                name.trailingAnchor.constraint(equalTo: row.trailingAnchor),
                price.topAnchor.constraint(equalTo: row.topAnchor),
                price.trailingAnchor.constraint(equalTo: row.trailingAnchor),
            ]
        }
    }

    var languageRows: [UIView] {
        let literal = label("Made in Kyoto", .notLocalized)
        if has(.notLocalized) { literal.text = "Made in Kyoto" }

        let mark = UIView()
        mark.backgroundColor = .systemGreen
        mark.accessibilityIdentifier = PlantedFault.leftAnchored.rawValue
        let anchored = row(44, mark) { row in
            [
                self.has(.leftAnchored)
                    ? mark.leftAnchor.constraint(equalTo: row.leftAnchor)
                    : mark.leadingAnchor.constraint(equalTo: row.leadingAnchor),
                mark.topAnchor.constraint(equalTo: row.topAnchor),
                mark.widthAnchor.constraint(equalToConstant: 44),
                mark.heightAnchor.constraint(equalToConstant: 44),
            ]
        }
        let aligned = label("Short", .leftAligned)
        if has(.leftAligned) { aligned.textAlignment = .left }
        return [literal, anchored, aligned]
    }
}
