import HeadlessUIKitCore

extension ViewKind {
    static func readLabel(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.font(key: "fontDescription")) { (label: UILabel, value) in label.font = value }
        plan.set(reader.color(key: "textColor")) { (label: UILabel, value) in label.textColor = value }
        plan.set(reader.color(key: "highlightedColor"), \UILabel.highlightedTextColor)
        plan.set(reader.color(key: "shadowColor"), \UILabel.shadowColor)
        plan.set(reader.size(key: "shadowOffset"), \UILabel.shadowOffset)
        plan.set(reader.choice("textAlignment", ElementReader.textAlignments)) { (label: UILabel, value) in
            label.textAlignment = value
        }
        plan.set(reader.choice("lineBreakMode", ElementReader.lineBreakModes)) { (label: UILabel, value) in
            label.lineBreakMode = value
        }
        plan.set(reader.choice("baselineAdjustment", baselineAdjustments), \UILabel.baselineAdjustment)
        plan.set(reader.integer("numberOfLines")) { (label: UILabel, value) in label.numberOfLines = value }
        plan.set(reader.bool("enabled"), \UILabel.isEnabled)
        plan.set(reader.bool("highlighted"), \UILabel.isHighlighted)
        plan.set(reader.number("preferredMaxLayoutWidth"), \UILabel.preferredMaxLayoutWidth)
        readFitting(plan, reader)
        plan.set(reader.text("text")) { (label: UILabel, value) in label.text = value }
        plan.set(reader.attributedText(key: "attributedText"), \UILabel.attributedText)
        reader.ignore(["usesAttributedText"])
    }

    private static func readFitting(_ plan: ViewPlan, _ reader: ElementReader) {
        plan.set(reader.bool("adjustsFontSizeToFit"), \UILabel.adjustsFontSizeToFitWidth)
        plan.set(reader.number("minimumScaleFactor"), \UILabel.minimumScaleFactor)
        // Of before there was a factor: the smallest size, in points.
        plan.set(reader.number("minimumFontSize")) { (label: UILabel, size) in
            label.minimumScaleFactor = size / max(label.font.pointSize, size)
        }
        plan.set(reader.bool("adjustsFontForContentSizeCategory"), \UILabel.adjustsFontForContentSizeCategory)
        plan.set(reader.bool("adjustsLetterSpacingToFitWidth"), \UILabel.allowsDefaultTighteningForTruncation)
    }

    static func readTextField(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.font(key: "fontDescription")) { (field: UITextField, value) in field.font = value }
        plan.set(reader.color(key: "textColor"), \UITextField.textColor)
        plan.set(reader.choice("textAlignment", ElementReader.textAlignments), \UITextField.textAlignment)
        plan.set(reader.choice("borderStyle", borderStyles)) { (field: UITextField, value) in
            field.borderStyle = value
        }
        plan.set(reader.choice("clearButtonMode", viewModes), \UITextField.clearButtonMode)
        plan.set(reader.bool("clearsOnBeginEditing"), \UITextField.clearsOnBeginEditing)
        plan.set(reader.bool("adjustsFontSizeToFit"), \UITextField.adjustsFontSizeToFitWidth)
        plan.set(
            reader.bool("adjustsFontForContentSizeCategory"), \UITextField.adjustsFontForContentSizeCategory)
        plan.set(reader.number("minimumFontSize"), \UITextField.minimumFontSize)
        plan.set(reader.image("background"), \UITextField.background)
        plan.set(reader.image("disabledBackground"), \UITextField.disabledBackground)
        plan.set(reader.bool("clearsOnInsertion"), \UITextField.clearsOnInsertion)
        plan.set(reader.text("placeholder")) { (field: UITextField, value) in field.placeholder = value }
        plan.set(reader.text("text"), \UITextField.text)
        plan.set(reader.attributedText(key: "attributedText"), \UITextField.attributedText)
        plan.set(reader.attributedText(key: "attributedPlaceholder"), \UITextField.attributedPlaceholder)
        readTextInputTraits(plan, reader)
    }

    static func readTextView(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.font(key: "fontDescription"), \UITextView.font)
        plan.set(reader.color(key: "textColor"), \UITextView.textColor)
        plan.set(reader.choice("textAlignment", ElementReader.textAlignments), \UITextView.textAlignment)
        plan.set(reader.bool("editable"), \UITextView.isEditable)
        plan.set(reader.bool("selectable"), \UITextView.isSelectable)
        plan.set(
            reader.bool("adjustsFontForContentSizeCategory"), \UITextView.adjustsFontForContentSizeCategory)
        plan.set(reader.bool("clearsOnInsertion"), \UITextView.clearsOnInsertion)
        plan.set(reader.text("text"), \UITextView.text)
        plan.set(reader.attributedText(key: "attributedText"), \UITextView.attributedText)
        if let types = reader.child(key: "dataDetectorTypes") {
            let kinds: [(NibName, UIDataDetectorTypes)] = [
                ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address),
                ("calendarEvent", .calendarEvent),
            ]
            let value = kinds.reduce(into: UIDataDetectorTypes()) {
                if types.isSet($1.0) { $0.insert($1.1) }
            }
            plan.change { (view: UITextView) in view.dataDetectorTypes = value }
        }
        // The menu has no items for styles.
        reader.ignore(["usesAttributedText", "allowsEditingTextAttributes"])
        readTextInputTraits(plan, reader)
    }

    private static let baselineAdjustments: Choices<UIBaselineAdjustment> = [
        "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
    ]

    private static let borderStyles: Choices<UITextField.BorderStyle> = [
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]

    private static let viewModes: Choices<UITextField.ViewMode> = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
}
